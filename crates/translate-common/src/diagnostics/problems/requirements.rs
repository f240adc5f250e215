//! Errors about versions and extensions that the options do not allow or that a module does not declare.

use super::rows::problems;
use spirv_grammar::{Decoration, Op, Version};

problems! {
    /// A module needs a version or an extension that the options do not allow, or that it does not declare.
    /// Source: SPIR-V specification, sections 2.3 and 3.
    pub enum RequirementProblem ("requirements") {
        Extension { name: String } => NotAllowed, "the module uses {name}, which is not allowed",
            "allow it with --spirv-ext=+{name}";
        MetadataExtension { name: String } => NotAllowed,
            "the module declares {name} (!spirv.Extension), which is not allowed",
            "allow it with --spirv-ext=+{name}";
        ModuleVersion { version: Version, max: Version } => NotAllowed,
            "the module is of version {version}, but only versions up to {max} are allowed",
            "allow it with --spirv-max-version={version}";
        TargetVersion { triple: String, version: Version, max: Version } => NotAllowed,
            "the target \"{triple}\" requires version {version}, but only versions up to {max} are allowed",
            "allow it with --spirv-max-version={version}";
        Undeclared { what: String, needs: String, declare: String } => InvalidSpirv,
            "{what} needs {needs}, which the module does not declare", "declare it: {declare}";
        SaturatedConversion { decoration: Decoration } => InvalidSpirv,
            "{decoration:?} is only for conversions to floats of 8 bits";
        UnknownOpcode { op: Op } => Unsupported, "{op} is not a known instruction",
            "use a newer version of this tool";
    }
}
