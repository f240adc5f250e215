//! Cooperative matrices and vectors: operations that are LLVM instructions on other values are calls.

use crate::builtins::{self, untyped};
use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::operands::word;
use llvm_model::{Module, Type, TypeId};
use spirv_mapping::convention::{access_chains, opaque};
use spirv_module::{Instruction, Op};

/// Translates an instruction that computes a cooperative matrix or vector, or takes an element of one; false when `inst` does not.
pub(crate) fn on_matrices(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let of_matrix = match inst.op() {
        Op::CompositeExtract => {
            let composite = f.raise.ids.row(word(inst, 0)?).map_or(0, |row| row.ty);
            f.raise.ids.llvm_type(composite).is_ok_and(|ty| is_cooperative(&f.raise.out, ty))
        }
        // Types that differ in SPIR-V only, such as matrices of 8-bit floats and of bytes, are one type in LLVM.
        Op::Bitcast if f.typed(word(inst, 0)?)?.1 == f.result_type(inst)? => false,
        // LLVM has these for values of any type.
        Op::Load | Op::Phi | Op::Select | Op::CopyObject | Op::Undef => false,
        op if op == Op::CompositeConstruct
            || op == Op::CompositeInsert
            || spirv_mapping::friendly::is_callable(op) =>
        {
            let ty = inst.result_type().and_then(|ty| f.raise.ids.llvm_type(ty.0).ok());
            ty.is_some_and(|ty| is_cooperative(&f.raise.out, ty))
        }
        _ => false,
    };
    if of_matrix {
        builtins::builtin(f, inst)?;
    }
    Ok(of_matrix)
}

/// Translates an access chain to an element of a cooperative matrix or vector, whose place in memory LLVM does not know;
/// false for other chains. `pointee` is the type that the chain goes into, and `steps` the number of its indices.
pub(crate) fn chain_into_matrix(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    pointee: Res<u32>,
    steps: usize,
) -> Res<bool> {
    if !f.raise.input.scan.has_cooperative {
        return Ok(false);
    }
    let pointee = pointee.and_then(|pointee| f.raise.ids.llvm_type(pointee));
    let into = steps == 1 && pointee.is_ok_and(|ty| is_cooperative(&f.raise.out, ty));
    if into && access_chains::typed(inst.op()).is_some() {
        untyped::untyped_access_chain(f, inst)?;
    } else if into {
        builtins::builtin(f, inst)?;
    }
    Ok(into)
}

fn is_cooperative(out: &Module, ty: TypeId) -> bool {
    matches!(&out.types[ty], Type::TargetExt { name, .. } if name.as_str().is_some_and(opaque::is_cooperative))
}
