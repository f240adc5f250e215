//! Opaque types: LLVM's target extension types (`target("spirv.Image", …)`) and the opaque structs of older files
//! (`%opencl.image2d_ro_t`, `%spirv.Image._void_1_0_0_0_0_0_0`).

use crate::lower::types::Types;
use llvm_model::{Name, TypeId};
use spirv_module::{Id, Op, OperandKind, Quantifier};

/// Old names of OpenCL C's opaque types without parameters.
const LEGACY: &[(&str, Op)] = &[
    ("opencl.sampler_t", Op::TypeSampler),
    ("opencl.event_t", Op::TypeEvent),
    ("opencl.clk_event_t", Op::TypeDeviceEvent),
    ("opencl.queue_t", Op::TypeQueue),
    ("opencl.reserve_id_t", Op::TypeReserveId),
];

/// Old names of images: the name between `opencl.` and the access, Dim, Depth, Arrayed, MS.
const LEGACY_IMAGES: &[(&str, [u32; 4])] = &[
    ("image1d", [0, 0, 0, 0]),
    ("image1d_array", [0, 0, 1, 0]),
    ("image1d_buffer", [5, 0, 0, 0]),
    ("image2d", [1, 0, 0, 0]),
    ("image2d_array", [1, 0, 1, 0]),
    ("image2d_depth", [1, 1, 0, 0]),
    ("image2d_array_depth", [1, 1, 1, 0]),
    ("image2d_msaa", [1, 0, 0, 1]),
    ("image2d_array_msaa", [1, 0, 1, 1]),
    ("image2d_msaa_depth", [1, 1, 0, 1]),
    ("image2d_array_msaa_depth", [1, 1, 1, 1]),
    ("image3d", [2, 0, 0, 0]),
];

/// Access qualifiers at the end of old names; without one it is read-only.
const ACCESS: &[(&str, u32)] = &[("_ro_t", 0), ("_wo_t", 1), ("_rw_t", 2), ("_t", 0)];

impl Types<'_> {
    /// The type that `target("name", types…, ints…)` stands for. The parameters are the operands of the OpType
    /// instruction of the same name, those of a sampled image its image's.
    pub(in crate::lower) fn target_type(&mut self, name: &Name, types: &[TypeId], ints: &[u32]) -> Id {
        let base = name.as_str().and_then(|name| name.strip_prefix("spirv."));
        let types: Vec<Id> = types.iter().map(|&ty| self.value_type(ty)).collect();
        let made = base.and_then(|base| self.opaque_type(base, &types, ints));
        made.unwrap_or_else(|| {
            self.report().error_with_help(
                format!("the type target(\"{name}\") is not known"),
                "SPIR-V types are written target(\"spirv.Image\", …) and so on, with the operands of their instruction",
            );
            Id(0)
        })
    }

    fn opaque_type(&mut self, base: &str, types: &[Id], ints: &[u32]) -> Option<Id> {
        if base == "SampledImage" {
            let image = self.opaque_type("Image", types, ints)?;
            return Some(self.pool.intern(Op::TypeSampledImage, &[image.0]));
        }
        let op = Op::from_name(&format!("Type{base}"))?;
        let mut types = types.iter();
        let mut ints = ints.iter();
        let mut operands = Vec::new();
        for operand in op.facts()?.operands {
            let literal = !matches!(operand.kind, OperandKind::IdRef | OperandKind::IdScope);
            let word = match (literal, operand.kind) {
                (true, _) => ints.next().copied(),
                (false, OperandKind::IdScope) => None,
                (false, _) => types.next().map(|id| id.0),
            };
            let word = match word {
                Some(word) => word,
                // Sizes and scopes are ids of constants.
                None if !literal => match ints.next() {
                    Some(&value) => self.pool.u32_constant(value).0,
                    None if operand.quantifier == Quantifier::One => return None,
                    None => break,
                },
                None if operand.quantifier == Quantifier::One => return None,
                None => break,
            };
            operands.push(word);
        }
        if types.next().is_some() || ints.next().is_some() {
            return None;
        }
        Some(match (op, operands.first()) {
            (Op::TypeCooperativeMatrixKHR, Some(&component)) => {
                self.pool.intern_sequence(op, &operands, Id(component))
            }
            _ => self.pool.intern(op, &operands),
        })
    }

    /// The type that an opaque struct of an older file stands for, if it is one of OpenCL's or SPIR-V's.
    pub(in crate::lower) fn legacy_opaque_type(&mut self, name: &Name) -> Option<Id> {
        // The linker numbers structs of the same name: `opencl.event_t.3`.
        let name = name.as_str()?;
        let name = name.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix('.').unwrap_or(name);
        if let Some((_, op)) = LEGACY.iter().find(|(known, _)| *known == name) {
            return Some(self.pool.intern(*op, &[]));
        }
        if let Some(friendly) = name.strip_prefix("spirv.") {
            return self.legacy_friendly_type(friendly);
        }
        let rest = name.strip_prefix("opencl.")?;
        let (image, access) =
            ACCESS.iter().find_map(|(suffix, access)| Some((rest.strip_suffix(suffix)?, *access)))?;
        if image == "pipe" {
            return Some(self.pool.intern(Op::TypePipe, &[access]));
        }
        let (_, [dim, depth, arrayed, ms]) = LEGACY_IMAGES.iter().find(|(known, _)| *known == image)?;
        let sampled = self.pool.void_type();
        Some(self.pool.intern(Op::TypeImage, &[sampled.0, *dim, *depth, *arrayed, *ms, 0, 0, access]))
    }

    /// `Image._void_1_0_0_0_0_0_0`, `Event`: the type's name and its operands.
    fn legacy_friendly_type(&mut self, name: &str) -> Option<Id> {
        let (base, operands) = name.split_once("._").unwrap_or((name, ""));
        let mut types = Vec::new();
        let mut ints = Vec::new();
        for word in operands.split('_').filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(number) => ints.push(number),
                Err(_) => types.push(match word {
                    "void" => self.pool.void_type(),
                    "half" => self.pool.float_type(16),
                    "float" => self.pool.float_type(32),
                    "double" => self.pool.float_type(64),
                    "char" | "uchar" => self.pool.int_type(8),
                    "short" | "ushort" => self.pool.int_type(16),
                    "int" | "uint" => self.pool.int_type(32),
                    "long" | "ulong" => self.pool.int_type(64),
                    _ => return None,
                }),
            }
        }
        self.opaque_type(base, &types, &ints)
    }
}
