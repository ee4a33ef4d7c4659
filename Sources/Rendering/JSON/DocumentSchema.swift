/// The JSON Schema of the document that `--format json` gives.
public enum DocumentSchema {
  /// The schema as text, draft 2020-12, with one newline at the end.
  ///
  /// Objects are open: within a version of the document fields are added, never changed.
  public static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:lunette:document:1",
      "title": "A screen rendered by Lunette",
      "description": "Lengths are points, y grows downwards. Infinities and NaN are null.",
      "type": "object",
      "required": ["lunette", "screen", "windows", "log", "errors"],
      "properties": {
        "lunette": {"description": "The version of this form.", "const": 1},
        "screen": {"$ref": "#/$defs/screen"},
        "windows": {
          "description": "The visible windows, from back to front.",
          "type": "array",
          "items": {"$ref": "#/$defs/node"}
        },
        "keyboard": {
          "description": "The keyboard, while it is shown; its children are the views of the \
    scripts that belong to it.",
          "$ref": "#/$defs/node"
        },
        "menu": {
          "description": "The edit menu, while it is shown.",
          "$ref": "#/$defs/node"
        },
        "log": {
          "description": "What the scripts printed, oldest first.",
          "type": "array",
          "items": {"$ref": "#/$defs/logEntry"}
        },
        "errors": {
          "description": "What went wrong, oldest first.",
          "type": "array",
          "items": {"$ref": "#/$defs/error"}
        },
        "reload": {"$ref": "#/$defs/reload"}
      },
      "$defs": {
        "screen": {
          "description": "The device, and the application's properties that differ from the default.",
          "type": "object",
          "required": ["bounds", "scale", "time", "timeZone", "locale"],
          "properties": {
            "bounds": {"$ref": "#/$defs/rect"},
            "scale": {"description": "Pixels per point.", "type": "number"},
            "time": {"description": "Seconds since 1970, UTC.", "type": "number"},
            "timeZone": {"type": "string"},
            "locale": {"type": "string"}
          },
          "additionalProperties": {"$ref": "#/$defs/value"}
        },
        "node": {
          "description": "A view, and its properties that differ from the default.",
          "type": "object",
          "required": ["class", "id", "frame", "children"],
          "properties": {
            "class": {"description": "The class as the script knows it.", "type": "string"},
            "id": {"description": "accessibilityIdentifier.", "type": ["string", "null"]},
            "frame": {"$ref": "#/$defs/rect"},
            "controller": {
              "description": "The view controller whose view this is.",
              "type": "object",
              "required": ["class"],
              "properties": {"class": {"type": "string"}},
              "additionalProperties": {"$ref": "#/$defs/value"}
            },
            "drawing": {
              "description": "What the view has drawn of itself.",
              "$ref": "#/$defs/drawing"
            },
            "children": {
              "description": "The subviews, from back to front.",
              "type": "array",
              "items": {"$ref": "#/$defs/node"}
            }
          },
          "additionalProperties": {"$ref": "#/$defs/value"}
        },
        "value": {
          "description": "A point is [x, y], a size [width, height], a rect [x, y, width, height], \
    insets [top, left, bottom, right], a transform [a, b, c, d, tx, ty].",
          "anyOf": [
            {"type": ["null", "boolean", "number", "string"]},
            {"type": "array", "items": {"$ref": "#/$defs/value"}},
            {"type": "object", "additionalProperties": {"$ref": "#/$defs/value"}}
          ]
        },
        "drawing": {
          "description": "Commands in order, as they were recorded, with all that they are painted \
    with.",
          "type": "object",
          "required": ["size", "commands"],
          "properties": {
            "size": {
              "description": "The size for which it was drawn; contentMode stretches it.",
              "$ref": "#/$defs/value"
            },
            "clips": {
              "description": "What cuts off: a path and its rule, or a mask over a rect, upside down \
    in its transform, of an image with a drawing of its own. inside is the number of the clip \
    around it, from 1.",
              "type": "array",
              "items": {"type": "object", "additionalProperties": {"$ref": "#/$defs/value"}}
            },
            "commands": {"type": "array", "items": {"$ref": "#/$defs/command"}}
          }
        },
        "command": {
          "description": "A path is an object with rect, with ellipse, with roundedRect and \
    cornerRadius, or with arc (the centre), radius, from and to (degrees clockwise from the right); \
    or steps as in SVG; or a list of these. A drawn image has a number, \
    picture, and its drawing where it comes first.",
          "type": "object",
          "required": ["op"],
          "properties": {
            "op": {
              "description": "fill, stroke, clear, linearGradient, radialGradient, image, text, \
    beginLayer or endLayer.",
              "type": "string"
            },
            "clip": {"description": "The number of the clip, from 1.", "type": "integer"}
          },
          "additionalProperties": {"$ref": "#/$defs/value"}
        },
        "rect": {
          "description": "[x, y, width, height]",
          "type": "array",
          "items": {"type": ["number", "null"]},
          "minItems": 4,
          "maxItems": 4
        },
        "reload": {
          "description": "What led to this rendering of lunette dev.",
          "type": "object",
          "required": [
            "outcome", "patched", "rebuilt", "kept", "removed", "needsRestart", "reset",
            "milliseconds"
          ],
          "properties": {
            "outcome": {"enum": ["started", "reloaded", "failed", "restarted", "stepped"]},
            "patched": {"description": "Files whose code is new.", "$ref": "#/$defs/names"},
            "rebuilt": {"description": "Controllers with new views.", "$ref": "#/$defs/names"},
            "kept": {"description": "State that differs from the new code.", "$ref": "#/$defs/names"},
            "removed": {"description": "What the code has no more.", "$ref": "#/$defs/names"},
            "needsRestart": {
              "description": "What has changed and runs at the start alone.",
              "$ref": "#/$defs/names"
            },
            "reset": {"description": "What has lost its state, and why.", "$ref": "#/$defs/names"},
            "milliseconds": {"description": "Until it was rendered.", "type": "number"}
          }
        },
        "names": {"type": "array", "items": {"type": "string"}},
        "logEntry": {
          "type": "object",
          "required": ["message", "time", "plugin"],
          "properties": {
            "message": {"type": "string"},
            "time": {"description": "Seconds since the application started.", "type": "number"},
            "plugin": {"type": ["string", "null"]}
          }
        },
        "error": {
          "type": "object",
          "required": [
            "kind", "message", "file", "line", "excerpt", "caret", "traceback", "plugin", "handler",
            "view", "createdAt", "count"
          ],
          "properties": {
            "kind": {"type": "string"},
            "message": {"type": "string"},
            "file": {"type": ["string", "null"]},
            "line": {"description": "From 1.", "type": ["integer", "null"], "minimum": 1},
            "excerpt": {"description": "The text of the line.", "type": ["string", "null"]},
            "caret": {
              "description": "The column of the excerpt to point at, from 1, in characters.",
              "type": ["integer", "null"],
              "minimum": 1
            },
            "traceback": {
              "description": "The calls that led there, innermost first.",
              "type": "array",
              "items": {"type": "string"}
            },
            "plugin": {"type": ["string", "null"]},
            "handler": {"description": "The callback that failed.", "type": ["string", "null"]},
            "view": {"description": "The path of the view.", "type": ["string", "null"]},
            "createdAt": {
              "description": "Where a script made the object that failed.",
              "type": ["string", "null"]
            },
            "count": {"description": "How often it happened.", "type": "integer", "minimum": 1}
          }
        }
      }
    }

    """
}
