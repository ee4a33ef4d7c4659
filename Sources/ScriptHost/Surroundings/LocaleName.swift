import LuaRuntime

/// The names of locales: a language, maybe a script, a region and a variant, as `pt`, `zh-Hant_TW`
/// and `en_US_POSIX`.
///
/// Foundation's list needs ICU, which is slow to start.
public enum LocaleName {
  /// Whether a name is made of a language, a script and a region that there are.
  public static func isKnown(_ name: String) -> Bool {
    // Most programs ask for no other than the standard one, and need no lists.
    if name == "en_US_POSIX" { return true }
    // What POSIX and ICU append says how to write, and not for whom.
    let name = name.prefix { $0 != "." && $0 != "@" }
    var parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard let language = parts.popFirst(), languages.contains(language) else { return false }
    if let script = parts.first, scripts.contains(script) { parts.removeFirst() }
    guard let region = parts.popFirst() else { return true }
    let isArea = region.count == 3 && region.allSatisfy { ("0"..."9").contains($0) }
    guard isArea || regions.contains(region) else { return false }
    return parts.allSatisfy { $0.count >= 4 && $0.allSatisfy { $0.isUppercase || $0.isNumber } }
  }

  /// The name that a person probably meant.
  public static func nearest(to name: String) -> String? {
    let parts = name.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().last.map { "_" + $0.uppercased() } ?? ""
    let usual = (parts.first?.lowercased() ?? "") + region
    if isKnown(usual) { return usual }
    return Spelling.nearest(to: name, among: common, by: { $0 })
      ?? common.first { $0.prefix(2) == usual.prefix(2) && usual.dropFirst(2).first == "_" }
  }

  private static func words(_ text: StaticString) -> Set<Substring> {
    Set(text.description.split(separator: " "))
  }

  private static let scripts = words("Arab Beng Cyrl Deva Guru Hans Hant Latn Mong Tfng Vaii")

  private static let languages = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy \
    da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu \
    hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb \
    lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om \
    or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw \
    ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu agq \
    asa ast bas bem bez brx ccp ceb cgg chr ckb dav dje dsb dua dyo ebu ewo fil fur gsw guz haw \
    hsb jgo jmc kab kam kde kea khq kkj kln kok ksb ksf ksh lag lkt lrc luo luy mas mer mfe mgh \
    mgo mua mzn naq nds nmg nnh nus nyn rof rwk sah saq sbp seh ses shi smn teo twq tzm vai vun \
    wae xog yav yue zgh
    """)

  private static let regions = words(
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR \
    BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ \
    EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW \
    GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY \
    KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV \
    MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY \
    QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG \
    TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM \
    ZW XK EU
    """)

  /// What is suggested.
  private static let common = """
    ar_SA ar_EG bg_BG ca_ES cs_CZ da_DK de_AT de_CH de_DE el_GR en_AU en_CA en_GB en_IE en_IN \
    en_NZ en_US en_US_POSIX en_ZA es_419 es_AR es_ES es_MX et_EE fa_IR fi_FI fr_BE fr_CA fr_CH \
    fr_FR he_IL hi_IN hr_HR hu_HU id_ID it_IT ja_JP ko_KR lt_LT lv_LV ms_MY nb_NO nl_BE nl_NL \
    pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK sl_SI sr_RS sv_SE th_TH tr_TR uk_UA vi_VN zh-Hans zh- \
    Hant zh_CN zh_HK zh_TW
    """.split(separator: " ").map(String.init)
}
