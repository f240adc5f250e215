//! Execution modes: metadata of the kernel for those that runtimes read there, `!spirv.ExecutionMode` for the rest.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::{Raise, metadata, spec_nodes, vector_compute};
use llvm_model::{Constant, FunctionId, MdId};
use spirv_mapping::convention::modes;
use spirv_module::{ExecutionMode, FPFastMathMode, Instruction, Op};
use translate_common::Problem;
use translate_common::losses::LossReason;
use translate_common::problems::{ConstantProblem, IdProblem, ModuleProblem, Wanted};
use translate_common::{BuiltinDialect, Lost};

/// Emits the execution modes of all entry points.
pub(crate) fn raise_execution_modes(m: &mut Raise<'_>) {
    let of_vectors = vector_compute::raise_kernel_modes(m);
    let mut instructions = m.input.scan.execution_modes.clone();
    instructions.sort_by_key(|inst| {
        inst.operands().get(1).map_or(usize::MAX, |&mode| modes::rank(ExecutionMode(mode)))
    });
    for inst in instructions {
        if vector_compute::says_mode(&of_vectors, inst) {
            continue;
        }
        if let Err(fail) = execution_mode(m, inst) {
            m.report.error(&mut m.ids, inst, fail);
        }
    }
}

fn execution_mode(m: &mut Raise<'_>, inst: Instruction<'_>) -> Res<()> {
    let &[target, mode, ref operands @ ..] = inst.operands() else {
        return Err(fail(Problem::internal("an operand is missing")));
    };
    let Entity::Function(function) = m.ids.entity(target)? else {
        return Err(fail(IdProblem::NotA { id: target, wanted: Wanted::Function }));
    };
    let mode = ExecutionMode(mode);
    if (inst.op(), mode) == (Op::ExecutionModeId, ExecutionMode::FPFastMathDefault) {
        return fast_math_default(m, inst, function);
    }
    if inst.op() == Op::ExecutionModeId && operands.iter().any(|&id| m.spec_constants.open(id).is_some()) {
        return open_mode(m, function, mode, operands);
    }
    let literals: Vec<u32> = if inst.op() == Op::ExecutionModeId {
        operands
            .iter()
            .map(|&id| m.ids.constant_u64(&m.out.constants, id).map(|value| value as u32))
            .collect::<Res<_>>()?
    } else {
        operands.to_vec()
    };
    match (mode, literals.as_slice()) {
        (ExecutionMode::VecTypeHint, &[hint]) => return vec_type_hint(m, function, hint),
        // The list that contains the function represents it.
        (ExecutionMode::Initializer | ExecutionMode::Finalizer, _) => return Ok(()),
        (ExecutionMode::ContractionOff, _) => {
            m.kernels.forbid_contraction();
            return Ok(());
        }
        _ => {}
    }
    let (mode, literals) = match (mode, literals.as_slice()) {
        (ExecutionMode::NamedSubgroupSizeINTEL, &[modes::PRIMARY_NAME]) => {
            (ExecutionMode::SubgroupSize, vec![modes::PRIMARY_SIZE])
        }
        _ => (mode, literals),
    };
    if modes::counts_registers(mode) && m.input.options.llvm.dialect == BuiltinDialect::SpirvFriendly {
        return registers_by_number(m, function, mode, &literals);
    }
    let words = modes::words(mode, &literals);
    let name = match (&words, modes::kernel_metadata(mode, literals.len())) {
        (Some((name, _)), _) => name,
        (None, Some(said)) => said.name,
        (None, None) => return other_execution_mode(m, inst, function, mode, &literals),
    };
    let kind = metadata::kind(&mut m.out, name);
    if m.out.functions[function].attachment(kind).is_some() {
        // LLVM wants each kind once.
        return other_execution_mode(m, inst, function, mode, &literals);
    }
    let operands: Vec<Option<MdId>> = match words {
        Some((_, words)) => words.iter().map(|word| Some(m.nodes.string(&mut m.out, word))).collect(),
        None => literals.iter().map(|&literal| Some(m.nodes.u32(&mut m.out, literal))).collect(),
    };
    let mut node = m.nodes.tuple(&mut m.out, &operands);
    if mode == ExecutionMode::MaximumRegistersIdINTEL {
        // The id of a constant stands in a node of its own.
        node = m.nodes.tuple(&mut m.out, &[Some(node)]);
    }
    m.out.functions[function].attachments.push((kind, node));
    Ok(())
}

/// `!{ptr @kernel, i32 mode, node…}` in `!spirv.ExecutionMode`: numbers of which a specialization chooses some.
fn open_mode(m: &mut Raise<'_>, function: FunctionId, mode: ExecutionMode, ids: &[u32]) -> Res<()> {
    let address = m.out.function_const(function);
    let mut operands =
        vec![Some(m.nodes.constant(&mut m.out, address)), Some(m.nodes.u32(&mut m.out, mode.0))];
    for &id in ids {
        let node = spec_nodes::node(m, id);
        operands.push(Some(node.ok_or_else(|| fail(ConstantProblem::OpenMode { id }))?));
    }
    let node = m.nodes.tuple(&mut m.out, &operands);
    metadata::named(&mut m.out, modes::BY_NUMBER, node);
    Ok(())
}

/// `!{<type> poison, i32 1}`: the type's lanes stand in the high half of the literal, its element in the low half.
fn vec_type_hint(m: &mut Raise<'_>, function: FunctionId, hint: u32) -> Res<()> {
    let code = hint & 0xffff;
    let Some(element) = modes::HINTED_ELEMENTS.get(code as usize) else {
        return Err(fail(ModuleProblem::VecTypeHint { code }));
    };
    let element = m.out.types.intern(element.clone());
    let ty = match hint >> 16 {
        0 | 1 => element,
        lanes => m.out.types.vector(element, lanes),
    };
    let undef = m.out.constants.intern(ty, Constant::Poison);
    let (ty, signed) = (m.nodes.constant(&mut m.out, undef), m.nodes.u32(&mut m.out, 1));
    let node = m.nodes.tuple(&mut m.out, &[Some(ty), Some(signed)]);
    let kind = metadata::kind(&mut m.out, modes::VECTOR_HINT);
    m.out.functions[function].attachments.push((kind, node));
    Ok(())
}

/// `!{ptr @kernel, i32 mode, <type> poison, i32 flags}` in `!spirv.ExecutionMode`: its first operand is a type.
fn fast_math_default(m: &mut Raise<'_>, inst: Instruction<'_>, function: FunctionId) -> Res<()> {
    let &[_, mode, ty, flags] = inst.operands() else {
        return Err(fail(Problem::internal("an operand is missing")));
    };
    let (number, ty) = (ty, m.ids.llvm_type(ty)?);
    if m.ids.definition(number).is_some_and(|ty| ty.op() == Op::TypeFloat) && !m.out.types.is_float(ty) {
        // A format that LLVM IR has no type for.
        let lost = Lost::ExecutionMode(ExecutionMode(mode), LossReason::NoType);
        m.report.lose(&m.ids, lost, inst.index());
        return Ok(());
    }
    if !m.out.types.is_float(ty) {
        return Err(fail(IdProblem::NotA { id: number, wanted: Wanted::FloatType }));
    }
    let flags = m.ids.constant_u64(&m.out.constants, flags)?;
    if !FPFastMathMode(flags as u32).contains(FPFastMathMode::AllowContract) {
        m.kernels.forbid_contraction();
    }
    let poison = m.out.constants.intern(ty, Constant::Poison);
    let address = m.out.function_const(function);
    let operands = [
        m.nodes.constant(&mut m.out, address),
        m.nodes.u32(&mut m.out, mode),
        m.nodes.constant(&mut m.out, poison),
        m.nodes.u32(&mut m.out, flags as u32),
    ];
    let node = m.nodes.tuple(&mut m.out, &operands.map(Some));
    metadata::named(&mut m.out, modes::BY_NUMBER, node);
    Ok(())
}

/// `!{ptr @kernel, i32 mode, i32 registers}`: in the friendly form as its consumers have it, with the word for a choice of
/// the compiler and a node around the number that has an id.
fn registers_by_number(
    m: &mut Raise<'_>,
    function: FunctionId,
    mode: ExecutionMode,
    literals: &[u32],
) -> Res<()> {
    let value = match (mode, modes::words(mode, literals)) {
        (ExecutionMode::NamedMaximumRegistersINTEL, Some((_, words))) => {
            words.first().map(|word| m.nodes.string(&mut m.out, word))
        }
        _ => literals.first().map(|&number| m.nodes.u32(&mut m.out, number)),
    };
    let value = match mode {
        ExecutionMode::MaximumRegistersIdINTEL => Some(m.nodes.tuple(&mut m.out, &[value])),
        _ => value,
    };
    let address = m.out.function_const(function);
    let operands =
        [Some(m.nodes.constant(&mut m.out, address)), Some(m.nodes.u32(&mut m.out, mode.0)), value];
    let node = m.nodes.tuple(&mut m.out, &operands);
    metadata::named(&mut m.out, modes::BY_NUMBER, node);
    Ok(())
}

/// Modes that no kernel attribute exists for: `!spirv.ExecutionMode = !{!{ptr @kernel, i32 mode, i32 literals…}}`.
fn other_execution_mode(
    m: &mut Raise<'_>,
    inst: Instruction<'_>,
    function: FunctionId,
    mode: ExecutionMode,
    literals: &[u32],
) -> Res<()> {
    if mode.facts().is_none() {
        m.report.lose(&m.ids, Lost::ExecutionMode(mode, LossReason::NoForm), inst.index());
        return Ok(());
    }
    let address = m.out.function_const(function);
    let mut operands =
        vec![Some(m.nodes.constant(&mut m.out, address)), Some(m.nodes.u32(&mut m.out, mode.0))];
    for &literal in literals {
        operands.push(Some(m.nodes.u32(&mut m.out, literal)));
    }
    let node = m.nodes.tuple(&mut m.out, &operands);
    metadata::named(&mut m.out, modes::BY_NUMBER, node);
    Ok(())
}
