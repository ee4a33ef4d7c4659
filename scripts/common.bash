# What the commands of this folder share. They source it; it is no command itself.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Says what is being done.
say() {
  printf '==> %s\n' "$*"
}

# Ends with a message.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Takes the folder of this checkout out of a tool's output.
without_paths() {
  local line root="$PWD/"
  while IFS= read -r line || [ -n "$line" ]; do
    printf '%s\n' "${line//"$root"/}"
  done
}

# Runs a command with its output in a log under .build; shows the end of the log if it fails.
logged() {
  local name=$1
  shift
  mkdir -p .build/logs
  if ! "$@" >".build/logs/$name.log" 2>&1; then
    tail -n 80 ".build/logs/$name.log" | without_paths >&2
    return 1
  fi
}

need_swift() {
  local version
  if ! command -v swift >/dev/null; then
    fail "Swift is not on PATH. Install Swift 6.1 or later (https://www.swift.org/install) and run this again."
  fi
  version=$(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  if [ -z "$version" ] || [ "$(printf '6.1\n%s\n' "$version" | sort -V | head -n 1)" != 6.1 ]; then
    fail "Swift 6.1 or later is wanted; swift --version says ${version:-nothing readable}."
  fi
}

# Installs what is missing: words of the form PACKAGE=CHECK, where CHECK is a command that tells
# whether the package is there.
need_packages() {
  local entry missing=()
  for entry in "$@"; do
    if ! eval "${entry#*=}" >/dev/null 2>&1; then missing+=("${entry%%=*}"); fi
  done
  if [ ${#missing[@]} -eq 0 ]; then return; fi
  if ! command -v apt-get >/dev/null; then
    fail "Missing: ${missing[*]} (names of Debian's packages). Install them and run this again."
  fi
  local run=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      fail "Missing: ${missing[*]}. Run as root, once: apt-get install ${missing[*]}"
    fi
    run=(sudo)
  fi
  say "Installing ${missing[*]}"
  run+=(env DEBIAN_FRONTEND=noninteractive apt-get)
  # The lists of packages may be missing or old: then they are fetched.
  if ! logged install "${run[@]}" install --yes --no-install-recommends "${missing[@]}" 2>/dev/null; then
    logged update "${run[@]}" update || fail "The lists of packages could not be fetched."
    logged install "${run[@]}" install --yes --no-install-recommends "${missing[@]}" ||
      fail "${missing[*]} could not be installed."
  fi
}

# What every build needs.
need_build_tools() {
  need_swift
  need_packages \
    'pkg-config=command -v pkg-config' \
    'liblua5.4-dev=pkg-config --exists lua5.4'
}

# Whether all libraries that a program needs are there to be put into it.
has_static_libraries() {
  local clang library
  clang=$(dirname "$(readlink -f "$(command -v swift)")")/clang
  for library in libc.a libm.a libstdc++.a liblua5.4.a; do
    case $("$clang" -print-file-name="$library" 2>/dev/null) in
      /*) ;;
      *) return 1 ;;
    esac
  done
}

# Builds a product as it is released, and leaves its path in $built.
build_release() {
  local product=$1
  local options=(-c release --product "$product")
  if [ "$(uname)" = Linux ]; then
    options+=(--static-swift-stdlib -Xswiftc -use-ld=lld)
    # Without a dynamic loader the program starts in half the time.
    if has_static_libraries; then options+=(-Xswiftc -static-executable); fi
  fi
  say "Building $product"
  logged "build-$product" swift build "${options[@]}" || fail "$product does not build."
  built=.build/release/$product
}
