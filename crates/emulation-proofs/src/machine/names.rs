//! Names of functions without a body, as far as the tables of the translation relate them: an intrinsic of LLVM and the
//! spellings of one instruction of OpenCL's library are one function.

use spirv_mapping::Inst;
use spirv_mapping::convention::intrinsics::{self, Lowering};
use spirv_mapping::name::Name;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Functions that are not computed lane by lane, although their results have as many lanes as their operands.
const WHOLE: &[&str] = &["cross", "normalize", "fast_normalize", "shuffle", "shuffle2"];

/// A function of OpenCL's library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mathematics {
    /// The name that all its spellings share.
    pub(super) name: String,
    /// The number of arguments that are operands; `None` for all.
    pub(super) operands: Option<usize>,
    /// Whether each lane depends on the same lanes of the operands only.
    pub(super) by_lanes: bool,
}

/// The instructions of the extended set, by the names of functions of OpenCL C.
static LIBRARY: LazyLock<BTreeMap<&'static str, Inst>> = LazyLock::new(|| {
    let rows = spirv_mapping::rows().filter(|row| matches!(row.inst, Inst::Ext(..)));
    let names = rows.flat_map(|row| {
        row.faces.iter().filter_map(|face| match face.name {
            Name::Is(name) => Some((name, row.inst)),
            Name::Pattern(_) => None,
        })
    });
    names.collect()
});

/// Returns the function of OpenCL's library that a function computes.
pub(super) fn mathematics(name: &str) -> Option<Mathematics> {
    if name.starts_with("llvm.") {
        return match intrinsics::lowering(name)? {
            Lowering::First(count, inst @ Inst::Ext(..)) => {
                Some(Mathematics { name: inst.to_string(), operands: Some(count.into()), by_lanes: true })
            }
            _ => None,
        };
    }
    let source = ocl_mangle::source_name(name)?;
    let source = source.strip_prefix("__spirv_ocl_").unwrap_or(source);
    if source.starts_with("convert_") {
        return Some(Mathematics { name: source.to_owned(), operands: None, by_lanes: false });
    }
    let inst = LIBRARY.get(source)?;
    Some(Mathematics { name: inst.to_string(), operands: None, by_lanes: !WHOLE.contains(&source) })
}
