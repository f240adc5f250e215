//! The table of what can be set by name.

use super::{Direction, targets};
use crate::{
    BuiltinForm, Contraction, DebugInfoForm, DebugInfoSet, Device, ExtensionItemError, Forms, LossGrade,
    Options, StorageClass, executable_triple, parse_address_space, parse_address_space_number, parse_amount,
    parse_capability, parse_spec_constant,
};
use std::fmt::Debug;
use std::num::NonZero;

/// An option of the command line that the library has too.
pub struct Setting {
    /// Its name, without dashes.
    pub name: &'static str,
    /// What its value looks like; empty for a switch.
    pub value: &'static str,
    /// What it does.
    pub about: &'static str,
    /// The one direction that it means something for.
    only: Option<Direction>,
    pub(super) set: fn(&mut Options, &str) -> Result<(), String>,
}

impl Setting {
    /// Whether it means something for this direction.
    pub fn is_for(&self, direction: Direction) -> bool {
        self.only.is_none_or(|only| only == direction)
    }

    /// What its value looks like, in words.
    pub(super) fn form(&self) -> String {
        match self.value {
            "" => "the value is true or false".to_owned(),
            form => format!("the value is {form}"),
        }
    }
}

impl Debug for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// The table, by name.
pub(super) const TABLE: &[Setting] = &[
    Setting {
        name: "executable",
        value: "a triple of LLVM, or nothing for x86_64-unknown-linux-gnu",
        about: "make functions of compute shaders that a CPU runs",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            options.executable = Some(executable_triple(value)?);
            Ok(())
        },
    },
    Setting {
        name: "fnvar-arch",
        value: "a number",
        about: "the architecture, in its family, of the device that a module with variants is for",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            device(options).architecture = Some(value.parse().map_err(|_| "no number")?);
            Ok(())
        },
    },
    Setting {
        name: "fnvar-capabilities",
        value: "a list of SPIR-V capabilities with commas between",
        about: "the capabilities that the device supports",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            for item in value.split(',') {
                device(options).capabilities.push(parse_capability(item)?);
            }
            Ok(())
        },
    },
    Setting {
        name: "fnvar-category",
        value: "a number",
        about: "the category of the architecture of the device",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            device(options).category = Some(value.parse().map_err(|_| "no number")?);
            Ok(())
        },
    },
    Setting {
        name: "fnvar-family",
        value: "a number",
        about: "the family of the architecture of the device",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            device(options).family = Some(value.parse().map_err(|_| "no number")?);
            Ok(())
        },
    },
    Setting {
        name: "fnvar-features",
        value: "a list of numbers with commas between",
        about: "what the target of the device has",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            for item in value.split(',') {
                device(options)
                    .features
                    .push(item.trim().parse().map_err(|_| format!("'{item}' is no number"))?);
            }
            Ok(())
        },
    },
    Setting {
        name: "fnvar-spec-enable",
        value: "",
        about: "choose the variants of functions for one device, of which all is known that is said",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            if switch(value)? {
                device(options);
            } else {
                options.device = None;
            }
            Ok(())
        },
    },
    Setting {
        name: "fnvar-target",
        value: "a number",
        about: "the target of the device",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            device(options).target = Some(value.parse().map_err(|_| "no number")?);
            Ok(())
        },
    },
    Setting {
        name: "jobs",
        value: "a number; 0 is as many as there are processors",
        about: "the most threads that a translation uses",
        only: None,
        set: |options, value| {
            options.threads = match value.parse().map_err(|_| "no number")? {
                0 => std::thread::available_parallelism().map_or(1, NonZero::get),
                threads => threads,
            };
            Ok(())
        },
    },
    Setting {
        name: "keep-spec-constants",
        value: "",
        about: "keep specialization constants without a value open",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            options.keep_spec_constants = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "lift-universal-limits",
        value: "",
        about: "accept modules beyond the sizes that every consumer takes, such as 255 parameters",
        only: None,
        set: |options, value| {
            options.lift_universal_limits = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "limit-ids",
        value: "a number, or one with K, M or G behind it",
        about: "the most ids of the SPIR-V module",
        only: None,
        set: |options, value| {
            options.limits.ids = parse_amount(value)?;
            Ok(())
        },
    },
    Setting {
        name: "limit-input-size",
        value: "a number, or one with K, M or G behind it",
        about: "the most bytes of the file that is read",
        only: None,
        set: |options, value| {
            options.limits.input_size = parse_amount(value)?;
            Ok(())
        },
    },
    Setting {
        name: "limit-instructions",
        value: "a number, or one with K, M or G behind it",
        about: "the most instructions of the module that is written",
        only: None,
        set: |options, value| {
            options.limits.instructions = parse_amount(value)?;
            Ok(())
        },
    },
    Setting {
        name: "limit-memory",
        value: "a number, or one with K, M or G behind it",
        about: "the most bytes of memory for the modules of a translation",
        only: None,
        set: |options, value| {
            options.limits.memory = parse_amount(value)?;
            Ok(())
        },
    },
    Setting {
        name: "limit-nesting",
        value: "a number",
        about: "the most levels of types and constants in each other",
        only: None,
        set: |options, value| {
            options.limits.nesting = value.parse().map_err(|_| "no number")?;
            Ok(())
        },
    },
    Setting {
        name: "llvm-version",
        value: "a number from 16 to 23",
        about: "the LLVM that must be able to read the bitcode",
        only: None,
        set: |options, value| {
            let version = value.parse().ok().filter(|version| llvm_bitcode::Version::new(*version).is_some());
            options.llvm_version = Some(version.ok_or("no LLVM that bitcode can be written for")?);
            Ok(())
        },
    },
    Setting {
        name: "mlir-names",
        value: "",
        about: "with executable: the form of MLIR's conversion, with its names",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            options.mlir_names = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "preserve-ocl-kernel-arg-type-metadata-through-string",
        value: "",
        about: "keep types and qualifiers of kernel arguments, as the source spells them, as strings",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.kernel_arg_types = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "robust",
        value: "",
        about: "with executable: keep accesses in their memory, and conversions in range",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            options.robust = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "spec-const",
        value: "a list ID:TYPE:VALUE with blanks between",
        about: "values of specialization constants",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            for item in value.split_whitespace() {
                options.specialization.push(parse_spec_constant(item)?);
            }
            Ok(())
        },
    },
    Setting {
        name: "spirv-address-space",
        value: "a list NUMBER=CLASS with commas between",
        about: "storage classes of address spaces other than 0",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            for item in value.split(',') {
                let (number, class) = item.split_once('=').ok_or("there is no =")?;
                let number = number.parse().map_err(|_| format!("'{number}' is no number"))?;
                let class =
                    StorageClass::from_name(class).ok_or_else(|| format!("'{class}' is no storage class"))?;
                options.address_spaces.push((number, class));
            }
            Ok(())
        },
    },
    Setting {
        name: "spirv-addrspace-map",
        value: "a list FROM:TO of numbers with commas between",
        about: "other numbers for address spaces than the convention's",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            for item in value.split(',') {
                let (from, to) = parse_address_space_number(item)?;
                options.address_space_numbers.insert(from, to);
            }
            Ok(())
        },
    },
    Setting {
        name: "spirv-allow-extra-diexpressions",
        value: "",
        about: "write operators of debug expressions that only newer sets have",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.extra_debug_operators = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-allow-unknown-intrinsics",
        value: "a list of prefixes with commas between; nothing for all",
        about: "intrinsics that have no form in SPIR-V and become calls",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.unknown_intrinsics = value.split(',').map(str::to_owned).collect();
            Ok(())
        },
    },
    Setting {
        name: "spirv-builtin-format",
        value: "function or global",
        about: "what builtin variables become",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            options.builtin_form = match value {
                "function" => BuiltinForm::Calls,
                "global" => BuiltinForm::Variables,
                _ => return Err("no such form".to_owned()),
            };
            Ok(())
        },
    },
    Setting {
        name: "spirv-debug-info-form",
        value: "valid or khronos",
        about: "how debug information is written where validators and Khronos do not agree",
        only: None,
        set: |options, value| {
            options.debug_info_form = match value {
                "valid" => DebugInfoForm::Valid,
                "khronos" => DebugInfoForm::Khronos,
                _ => return Err("no such form".to_owned()),
            };
            Ok(())
        },
    },
    Setting {
        name: "spirv-debug-info-version",
        value: "none, legacy, ocl-100, nonsemantic-shader-100 or nonsemantic-shader-200",
        about: "the set of instructions for debug information",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.debug_info = match value {
                "none" => None,
                "legacy" => Some(DebugInfoSet::Legacy),
                "ocl-100" => Some(DebugInfoSet::OpenCl100),
                "nonsemantic-shader-100" => Some(DebugInfoSet::Shader100),
                "nonsemantic-shader-200" => Some(DebugInfoSet::Shader200),
                _ => return Err("no such set".to_owned()),
            };
            Ok(())
        },
    },
    Setting {
        name: "spirv-emit-function-ptr-addr-space",
        value: "",
        about: "put functions whose addresses are taken into an address space of their own",
        only: None,
        set: |options, value| {
            options.function_address_space = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-ext",
        value: "a list of +NAME, -NAME, +all and -all with commas between",
        about: "extensions that may be used",
        only: None,
        set: extensions,
    },
    Setting {
        name: "spirv-ext-inst",
        value: "OpenCL.std or none",
        about: "the instruction set for llvm.fmuladd",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.fmuladd_as_mad = match value {
                "OpenCL.std" => true,
                "none" => false,
                _ => return Err("no such set".to_owned()),
            };
            Ok(())
        },
    },
    Setting {
        name: "spirv-forms",
        value: "plain or khronos",
        about: "which of several valid forms is written where they say the same",
        only: None,
        set: |options, value| {
            options.forms = match value {
                "plain" => Forms::Plain,
                "khronos" => Forms::Khronos,
                _ => return Err("no such form".to_owned()),
            };
            Ok(())
        },
    },
    Setting {
        name: "spirv-fp-contract",
        value: "on, off or fast",
        about: "when products and sums of floats may be fused",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.contraction = match value {
                "on" => Contraction::ByFlags,
                "off" => Contraction::Never,
                "fast" => Contraction::Always,
                _ => return Err("no such rule".to_owned()),
            };
            Ok(())
        },
    },
    Setting {
        name: "spirv-function-program-addrspace",
        value: "a number",
        about: "the address space of all functions",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            options.program_address_space = Some(parse_address_space(value)?);
            Ok(())
        },
    },
    Setting {
        name: "spirv-gen-kernel-arg-name-md",
        value: "",
        about: "write names of kernel arguments as metadata",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            options.kernel_arg_names = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-hints-raise-version",
        value: "",
        about: "let flags, annotations and hints raise the SPIR-V version",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.hints_raise_version = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-max-version",
        value: "a version from 1.0 to 1.6",
        about: "the highest SPIR-V version to write or to accept",
        only: None,
        set: |options, value| {
            options.max_version = value.parse().map_err(|_| "no version of SPIR-V")?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-mem2reg",
        value: "",
        about: "make values of variables that are only loaded and stored",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.promote_variables = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-min-version",
        value: "a version from 1.0 to 1.6",
        about: "the lowest SPIR-V version to write",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.min_version = value.parse().map_err(|_| "no version of SPIR-V")?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-omit",
        value: "decorations, and OpLifetimeStart and OpLifetimeStop, by their names, with commas",
        about: "leave out what the consumer cannot read; it is reported as lost",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            for name in value.split(',') {
                options.omitted.add(name.trim())?;
            }
            Ok(())
        },
    },
    Setting {
        name: "spirv-preserve-auxdata",
        value: "",
        about: "keep what SPIR-V has no words for in the set NonSemantic.AuxData",
        only: None,
        set: |options, value| {
            options.aux_data = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-replace-fmuladd-with-ocl-mad",
        value: "",
        about: "make mad of OpenCL.std of llvm.fmuladd",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.fmuladd_as_mad = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "spirv-target-env",
        value: "CL1.2, CL2.0 or SPV-IR; or vulkan1.0 to vulkan1.4",
        about: "how builtins are spelled in LLVM IR; or the newest that a module of shaders may be for",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            if options.set_environment(value) { Ok(()) } else { Err("no such environment".to_owned()) }
        },
    },
    Setting {
        name: "spirv-untyped-pointers",
        value: "",
        about: "write pointers that do not say what they point to",
        only: Some(Direction::ToSpirv),
        set: |options, value| {
            options.untyped_pointers = switch(value)?;
            if options.untyped_pointers {
                options.extensions.set("SPV_KHR_untyped_pointers", true);
            }
            Ok(())
        },
    },
    Setting {
        name: "strict",
        value: "cosmetic, performance or semantic; or all, which is cosmetic; or none",
        about: "the grade from which on a loss is an error",
        only: None,
        set: |options, value| {
            options.strict = match value {
                "" | "all" => Some(LossGrade::Cosmetic),
                "none" => None,
                _ => {
                    let grade = LossGrade::ALL.into_iter().find(|grade| grade.name() == value);
                    Some(grade.ok_or("no grade of losses")?)
                }
            };
            Ok(())
        },
    },
    Setting {
        name: "strict-input",
        value: "",
        about: "refuse SPIR-V that breaks rules which widely used producers break",
        only: Some(Direction::ToLlvm),
        set: |options, value| {
            options.strict_input = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "strip-names",
        value: "",
        about: "leave out names of values, blocks, structure types and their members",
        only: None,
        set: |options, value| {
            options.strip_names = switch(value)?;
            Ok(())
        },
    },
    Setting {
        name: "target",
        value: "the name of a consumer, such as opencl2.0, sycl or pocl",
        about: "what the consumer needs of all the others; what is set behind it counts more",
        only: None,
        set: target,
    },
];

/// Does what the settings of a target say; those that mean nothing for a direction are not looked at there.
fn target(options: &mut Options, name: &str) -> Result<(), String> {
    let target = targets::find(name).ok_or_else(|| format!("there is no target '{name}'"))?;
    for (name, value) in target.settings {
        let setting = TABLE.iter().find(|setting| setting.name == *name);
        setting.map_or(Ok(()), |setting| (setting.set)(options, value))?;
    }
    Ok(())
}

/// The device that options are for, of which something is said.
fn device(options: &mut Options) -> &mut Device {
    options.device.get_or_insert_default()
}

fn extensions(options: &mut Options, value: &str) -> Result<(), String> {
    for item in value.split(',').filter(|item| !item.is_empty()) {
        options.extensions.apply(item).map_err(|error| match error {
            ExtensionItemError::Form => format!("'{item}' does not start with + or -"),
            ExtensionItemError::Unknown { name, closest: None, .. } => {
                format!("there is no extension '{name}'")
            }
            ExtensionItemError::Unknown { name, closest: Some(near), .. } => {
                format!("there is no extension '{name}'; did you mean {near}?")
            }
        })?;
    }
    Ok(())
}

fn switch(value: &str) -> Result<bool, String> {
    match value {
        "" | "true" | "1" => Ok(true),
        "false" | "0" => Ok(false),
        _ => Err("neither true nor false".to_owned()),
    }
}
