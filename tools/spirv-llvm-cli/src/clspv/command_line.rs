//! The command line of clspv, read by the table of its options.

use super::launches::Launches;
use super::request::{Format, Language, Request, Text};
use super::table::{self, Form, Meaning, Own, Row};
use crate::failure::Failure;
use crate::message::Message;
use spirv_llvm::{DEVICE_FEATURES, Settings};
use std::ffi::OsString;

/// Extensions that clspv uses where the version of SPIR-V needs them.
const EXTENSIONS: [&str; 7] = [
    "SPV_KHR_storage_buffer_storage_class",
    "SPV_KHR_variable_pointers",
    "SPV_KHR_16bit_storage",
    "SPV_KHR_8bit_storage",
    "SPV_KHR_float_controls",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_physical_storage_buffer",
];

/// Features of a device, and the extensions that clang must not define without them.
const FEATURES_OF_CLANG: [(&str, &str); 2] =
    [("float16", "-cl_khr_fp16"), ("float64", "-cl_khr_fp64,-__opencl_c_fp64")];

/// Reads the words behind the name of the command.
pub(super) fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Request, Failure> {
    let mut reader = Reader::default();
    let mut words = words.into_iter();
    let mut is_verbatim = false;
    while let Some(word) = words.next() {
        let text = word.to_str().filter(|text| !is_verbatim && text.starts_with('-') && *text != "-");
        match text {
            Some("--") => is_verbatim = true,
            Some(text) => {
                let (row, value) = option(text)?;
                let value = match (value, row.form) {
                    (Some(value), _) => Some(value.to_owned()),
                    (None, Form::Switch) => None,
                    (None, Form::Value(_) | Form::Letter(_)) => Some(following(row, words.next())?),
                };
                reader.take(row, value.as_deref())?;
            }
            None if reader.request.input.is_none() => reader.request.input = Some(word.into()),
            None => {
                let help = "compile each input by a command of its own";
                return Err(refusal("there are several inputs".to_owned(), help));
            }
        }
    }
    reader.end()
}

/// Returns the row of an option, and the value that the same word has.
fn option(text: &str) -> Result<(&'static Row, Option<&str>), Failure> {
    let word = text.trim_start_matches('-');
    let (name, value) = word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
    if let Some(row) = table::find(name) {
        return Ok((row, value));
    }
    let letter = word.get(..1).and_then(table::find).filter(|row| matches!(row.form, Form::Letter(_)));
    if let (Some(row), false) = (letter, text.starts_with("--")) {
        return Ok((row, word.get(1..)));
    }
    let help = match table::nearest(name) {
        Some(near) => format!("the closest option is -{near}; --help lists all"),
        None => "--help lists the options".to_owned(),
    };
    Err(refusal(format!("unknown option {text}"), &help))
}

/// Returns the word behind an option.
fn following(row: &Row, word: Option<OsString>) -> Result<String, Failure> {
    let word = word.ok_or_else(|| refusal(format!("-{} has no value", row.name), &form(row)))?;
    word.into_string().map_err(|_| refusal(format!("the value of -{} is not UTF-8", row.name), &form(row)))
}

fn form(row: &Row) -> String {
    format!("write {}", row.usage())
}

fn refusal(text: String, help: &str) -> Failure {
    Failure::usage(Message::error(text).help(help))
}

/// The options that are read so far.
struct Reader {
    request: Request,
    /// The target of clang, the standard of the language, and the level of optimizations.
    triple: &'static str,
    standard: String,
    level: String,
    /// The preset for the version of Vulkan, and the highest version of SPIR-V.
    vulkan: (&'static str, &'static str),
    /// Features that the device lacks.
    lacking: Vec<&'static str>,
    launches: Launches,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader {
            request: Request::default(),
            triple: "spir",
            standard: "CL1.2".to_owned(),
            level: "2".to_owned(),
            vulkan: ("vulkan1.0", "1.0"),
            lacking: Vec::new(),
            launches: Launches::default(),
        }
    }
}

impl Reader {
    fn take(&mut self, row: &'static Row, value: Option<&str>) -> Result<(), Failure> {
        let is_on = match (row.form, value) {
            (Form::Switch, Some("0" | "false" | "FALSE" | "False")) => false,
            (Form::Switch, None | Some("1" | "true" | "TRUE" | "True")) => true,
            (Form::Switch, Some(other)) => {
                let text = format!("-{} does not have the value '{other}'", row.name);
                return Err(refusal(text, "use 1 or 0"));
            }
            _ => true,
        };
        match row.meaning {
            Meaning::Own(own) if is_on => self.own(own, value.unwrap_or_default())?,
            Meaning::Clang if is_on => self.request.clang_options.extend(for_clang(row, value)),
            Meaning::Setting(name, value) if is_on => self.request.settings.push(format!("--{name}={value}")),
            Meaning::SettingOfOff(name, value) if !is_on => {
                self.request.settings.push(format!("--{name}={value}"));
            }
            Meaning::Features(names) => {
                self.lacking.retain(|name| !names.contains(name));
                if !is_on {
                    self.lacking.extend(names);
                }
            }
            Meaning::Valued(name) => {
                let value = value.unwrap_or_default();
                if let Err(reason) = Settings::default().set(name, value) {
                    let text = format!("-{} does not have the value '{value}'", row.name);
                    return Err(refusal(text, &reason.to_string()));
                }
                self.request.settings.push(format!("--{name}={value}"));
            }
            Meaning::Always(help) if !is_on => {
                return Err(refusal(format!("-{}=0 is not supported", row.name), help));
            }
            Meaning::Refused(help) if is_on => {
                return Err(refusal(format!("-{} is not supported", row.name), help));
            }
            Meaning::Ignored(why) if is_on => {
                let text = format!("-{} has no effect: {why}", row.name);
                self.request.warnings.push(Message::warning(text));
            }
            _ => {}
        }
        Ok(())
    }

    fn own(&mut self, own: Own, value: &str) -> Result<(), Failure> {
        let unknown = |name: &str, values: &str| {
            Err(refusal(format!("-{name} does not have the value '{value}'"), &format!("use {values}")))
        };
        match own {
            Own::Arch => match value {
                "spir" | "spirv32" => self.triple = "spir",
                "spir64" | "spirv64" => self.triple = "spir64",
                _ => return unknown("arch", "spir, spir64, spirv32 or spirv64"),
            },
            Own::Clang => self.request.clang = Some(value.into()),
            Own::FeatureMacros => {
                let macros = value.split(',').filter(|name| !name.is_empty());
                self.request.clang_options.extend(macros.map(|name| format!("-D{name}=1")));
            }
            Own::Help => self.request.text = Some(Text::Help),
            Own::Version => self.request.text = Some(Text::Version),
            Own::Language => match value {
                "cl" => self.request.language = Some(Language::OpenCl),
                "ir" => self.request.language = Some(Language::Ir),
                _ => return unknown("x", "cl or ir"),
            },
            Own::Level => match value {
                "0" | "1" | "2" | "3" | "s" | "z" => value.clone_into(&mut self.level),
                _ => return unknown("O", "0, 1, 2, 3, s or z"),
            },
            Own::Output => self.request.output = Some(value.into()),
            Own::OutputFormat => match value {
                "spv" => self.request.format = Format::Spirv,
                "c" => self.request.format = Format::Initializer,
                "ll" => self.request.format = Format::Assembly,
                "bc" => self.request.format = Format::Bitcode,
                _ => return unknown("output-format", "spv, c, ll or bc"),
            },
            Own::Standard => value.clone_into(&mut self.standard),
            Own::EvenGroups => self.launches.are_even = true,
            Own::UnevenGroups => self.launches.are_uneven = true,
            Own::GlobalOffset => self.launches.have_offset = true,
            Own::PushedOffset => self.launches.push_offset = true,
            Own::NarrowStorage(feature) => {
                for class in value.split(',') {
                    match class {
                        "ssbo" => self.lacking.push(feature),
                        "ubo" => self.request.settings.push("--vulkan-narrow-uniforms=false".to_owned()),
                        "pushconstant" => {}
                        _ => {
                            return unknown(
                                "no-8bit-storage or -no-16bit-storage",
                                "ssbo, ubo or pushconstant",
                            );
                        }
                    }
                }
            }
            Own::Verify => {
                self.request.verifies = true;
                self.request.clang_options.extend(["-Xclang", "-verify"].map(str::to_owned));
            }
            Own::VulkanVersion => match vulkan(value) {
                Some(vulkan) => self.vulkan = vulkan,
                None => return unknown("spv-version", "1.0, 1.3, 1.4, 1.5 or 1.6"),
            },
            Own::Warnings => {
                self.request.clang_options.push("-w".to_owned());
                self.request.settings.push("--quiet".to_owned());
            }
        }
        Ok(())
    }

    /// Returns the request, with the options that do not depend on the order of the words.
    fn end(self) -> Result<Request, Failure> {
        let Reader { mut request, triple, standard, level, vulkan, lacking, launches } = self;
        if request.input.is_none() && request.text.is_none() {
            return Err(refusal("there is no input".to_owned(), "name a file, or - for standard input"));
        }
        if triple == "spir" && request.has("--vulkan-physical-buffers") {
            let text = "-physical-storage-buffers needs pointers of 64 bits".to_owned();
            return Err(refusal(text, "add -arch=spir64"));
        }
        // The reflection has the names of arguments, with or without `-cl-kernel-arg-info`.
        let names = "-fno-discard-value-names";
        let fixed = ["-x", "cl", "-target", triple, "-DVULKAN=100", names, "-emit-llvm", "-c"];
        let language = [format!("-cl-std={standard}"), format!("-O{level}")];
        for (_, extensions) in FEATURES_OF_CLANG.iter().filter(|(feature, _)| lacking.contains(feature)) {
            request.clang_options.extend(["-Xclang".to_owned(), format!("-cl-ext={extensions}")]);
        }
        request.clang_options.splice(0..0, fixed.map(str::to_owned).into_iter().chain(language));
        let untyped = request.has("--spirv-untyped-pointers").then_some("SPV_KHR_untyped_pointers");
        let extensions = EXTENSIONS.into_iter().chain(untyped).map(|name| format!("+{name}"));
        let (target, highest) = vulkan;
        let mut settings = vec![
            format!("--target={target}"),
            format!("--spirv-max-version={highest}"),
            format!("--spirv-ext={}", extensions.collect::<Vec<_>>().join(",")),
            "--vulkan-arguments=push-constants".to_owned(),
        ];
        settings.extend(launches.settings(&standard));
        if !lacking.is_empty() {
            let has =
                DEVICE_FEATURES.iter().map(|feature| feature.name).filter(|name| !lacking.contains(name));
            settings.push(format!("--device-features={}", has.collect::<Vec<_>>().join(",")));
        }
        request.settings.splice(0..0, settings);
        Ok(request)
    }
}

/// Returns an option as clang has it.
fn for_clang(row: &Row, value: Option<&str>) -> Vec<String> {
    match (row.form, value) {
        (Form::Letter(_), Some(value)) => vec![format!("-{}{value}", row.name)],
        (Form::Value(_), Some(value)) => vec![format!("-{}", row.name), value.to_owned()],
        _ => vec![format!("-{}", row.name)],
    }
}

/// Returns the preset and the highest version of a version of SPIR-V.
fn vulkan(version: &str) -> Option<(&'static str, &'static str)> {
    match version {
        "1.0" => Some(("vulkan1.0", "1.0")),
        "1.3" => Some(("vulkan1.1", "1.3")),
        "1.4" => Some(("vulkan1.2", "1.4")),
        "1.5" => Some(("vulkan1.2", "1.5")),
        "1.6" => Some(("vulkan1.3", "1.6")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;
    use crate::called_as::CalledAs;
    use crate::message::Styles;
    use crate::transcript::{Said, Transcript};

    fn parsed(line: &str) -> Result<Request, String> {
        parse(line.split(' ').map(OsString::from)).map_err(|failure| {
            let mut transcript = Transcript::of_text(Styles::default());
            failure.tell(CalledAs::SpirvLlvm, &mut transcript);
            let Said::Lines(lines) = transcript.end() else { return String::new() };
            lines.join("\n")
        })
    }

    #[test]
    fn every_option_of_the_table_is_read() {
        let value = |row: &Row| match row.name {
            "arch" => "spir64",
            "cl-std" => "CL2.0",
            "output-format" => "ll",
            "spv-version" => "1.4",
            "x" => "cl",
            "no-16bit-storage" | "no-8bit-storage" => "ubo",
            "max-pushconstant-size" | "max-ubo-size" | "printf-buffer-size" => "256",
            _ => "2",
        };
        for row in table::ROWS {
            let (name, value) = (row.name, value(row));
            let lines = match row.form {
                // Addresses have 64 bits.
                Form::Switch => ["-NAME -arch=spir64 a.cl", "-arch=spir64 a.cl --NAME=1"]
                    .map(|line| line.replace("NAME", name))
                    .to_vec(),
                Form::Value(_) => vec![format!("-{name}={value} a.cl"), format!("--{name} {value} a.cl")],
                Form::Letter(_) => {
                    vec![
                        format!("-{name}{value} a.cl"),
                        format!("-{name} {value} a.cl"),
                        format!("a.cl -{name}={value}"),
                    ]
                }
            };
            let read: Vec<_> = lines.iter().map(|line| parsed(line)).collect();
            for (line, read) in lines.iter().zip(&read) {
                match read {
                    Err(error) => {
                        assert!(matches!(row.meaning, Meaning::Refused(_)), "{line}: {error}");
                        assert!(error.contains(&format!("-{name} ")) && error.contains("help: "), "{error}");
                    }
                    Ok(request) => {
                        assert!(!matches!(row.meaning, Meaning::Refused(_)), "{line}");
                        let said = !request.warnings.is_empty();
                        assert_eq!(said, matches!(row.meaning, Meaning::Ignored(_)), "{line}");
                        assert_eq!(format!("{request:?}"), format!("{:?}", read_first(&lines)), "{line}");
                        let words = ["spirv-llvm".to_owned()].into_iter().chain(request.settings.clone());
                        let words = words.chain(["a.bc".to_owned()]).map(OsString::from).collect();
                        assert!(args::parse(CalledAs::SpirvLlvm, words).is_ok(), "{request:?}");
                    }
                }
            }
            if row.form == Form::Switch {
                let off = parsed(&format!("-{name}=0 a.cl"));
                assert_eq!(off.is_err(), matches!(row.meaning, Meaning::Always(_)), "{name}");
            }
        }
    }

    fn read_first(lines: &[String]) -> Request {
        parsed(&lines[0]).unwrap()
    }

    #[test]
    fn options_become_those_of_clang_and_of_the_command() {
        let line =
            "-arch=spirv64 -cl-std=CL2.0 -pod-ubo --spv-version=1.4 -int8=0 -DN=4 -O0 -I dir k.cl -o k.spv";
        let request = parsed(line).unwrap();
        let clang = "-x cl -target spir64 -DVULKAN=100 -fno-discard-value-names -emit-llvm -c -cl-std=CL2.0 -O0 -DN=4 -Idir";
        assert_eq!(request.clang_options.join(" "), clang);
        assert_eq!(request.settings[0], "--target=vulkan1.2");
        assert_eq!(request.settings.last().unwrap(), "--vulkan-arguments=uniform-buffer");
        let features =
            request.settings.iter().find(|setting| setting.starts_with("--device-features=")).unwrap();
        assert!(features.contains("int16") && !features.contains("int8,"), "{features}");
        assert_eq!(request.output, Some("k.spv".into()));
    }

    #[test]
    fn clang_lacks_the_extensions_of_absent_features() {
        let request = parsed("-fp64=0 a.cl").unwrap();
        assert!(request.clang_options.join(" ").ends_with("-Xclang -cl-ext=-cl_khr_fp64,-__opencl_c_fp64"));
        let request = parsed("-fp64=0 -fp64 a.cl").unwrap();
        assert!(!request.clang_options.contains(&"-Xclang".to_owned()), "the last one counts");
    }

    #[test]
    fn errors_name_the_option() {
        assert!(parsed("-pod-uboo a.cl").unwrap_err().contains("the closest option is -pod-ubo;"));
        assert!(parsed("-images=0 a.cl").unwrap_err().contains("-images=0 is not supported"));
        assert!(parsed("-spv-version=2.0 a.cl").unwrap_err().contains("1.6"));
        assert!(parsed("a.cl b.cl").unwrap_err().contains("several inputs"));
        assert!(parsed("a.cl -o").unwrap_err().contains("write -o FILE"));
        assert!(parsed("-w").unwrap_err().contains("no input"));
        assert!(parsed("-int8=maybe a.cl").unwrap_err().contains("use 1 or 0"));
        assert_eq!(parsed("--help").unwrap().text, Some(Text::Help));
        assert_eq!(parsed("-- -a.cl").unwrap().input, Some("-a.cl".into()));
    }
}
