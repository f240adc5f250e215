//! Functions that are the function of several kernels: each kernel of LLVM IR has one name, so that every further entry
//! point is a copy.

use crate::fail::Res;
use crate::ids::Entity;
use crate::module::global_annotations::{annotate_global, take_texts};
use crate::module::kernels::Shared;
use crate::module::{Raise, metadata};
use llvm_model::{FunctionId, Metadata, Value};
use spirv_mapping::convention::modes;
use spirv_module::Decoration;
use translate_common::Lost;

/// Takes the symbols of the entry points that share a function.
pub(crate) fn claim_shared(m: &mut Raise<'_>) {
    for mut shared in m.kernels.take_shared() {
        let entry = &m.input.scan.entry_points[shared.entry];
        match m.symbols.linked(&entry.name) {
            Ok(symbol) => {
                shared.symbol = symbol;
                m.kernels.share(shared);
            }
            Err(fail) => m.report.error(&mut m.ids, entry.inst, fail),
        }
    }
}

/// Copies the kernels that are several: call it when all is known of them.
pub(crate) fn copy_shared(m: &mut Raise<'_>) {
    for shared in m.kernels.take_shared() {
        let inst = m.input.scan.entry_points[shared.entry].inst;
        if let Err(fail) = copy(m, &shared) {
            m.report.error(&mut m.ids, inst, fail);
        }
    }
}

fn copy(m: &mut Raise<'_>, shared: &Shared) -> Res<()> {
    let id = m.kernels.function_of(shared.function);
    let Entity::Function(original) = m.ids.entity(id)? else { return Ok(()) };
    let size = m.out.functions[original].body.as_ref().map_or(0, |body| body.insts.len());
    m.report.spend(size)?;
    let mut function = m.out.functions[original].clone();
    function.props.name = shared.symbol.clone();
    // The description of a function is that of one function.
    let dbg = metadata::kind(&mut m.out, "dbg");
    let described = function.attachments.len();
    function.attachments.retain(|(kind, _)| *kind != dbg);
    if let Some(body) = function.body.as_mut().filter(|_| function.attachments.len() < described) {
        body.debug_records.clear();
        body.locs.clear();
        let inst = m.input.scan.entry_points[shared.entry].inst;
        let lost = Lost::debug_info("the description of a function for its second entry point");
        m.report.lose(&m.ids, lost, inst.index());
    }
    let copied = m.out.functions.push(function);
    copy_modes(m, original, copied);
    let semantics = m.ids.decorations(id).filter(|decoration| decoration.kind == Decoration::UserSemantic);
    let texts = take_texts(&mut semantics.collect());
    let address = m.out.function_const(copied);
    annotate_global(m, address, &texts)
}

/// The execution modes that the module lists by function.
fn copy_modes(m: &mut Raise<'_>, original: FunctionId, copied: FunctionId) {
    let address = m.out.function_const(copied);
    for node in m.out.named(modes::BY_NUMBER).map_or_else(Vec::new, |named| named.operands.clone()) {
        let mut operands = m.out.tuple(node).to_vec();
        let function = operands.first().copied().flatten().and_then(|of| match m.out.metadata[of] {
            Metadata::Constant(of) => m.out.as_function(Value::Const(of)),
            _ => None,
        });
        if let (Some(first), true) = (operands.first_mut(), function == Some(original)) {
            *first = Some(m.nodes.constant(&mut m.out, address));
            let node = m.nodes.tuple(&mut m.out, &operands);
            metadata::named(&mut m.out, modes::BY_NUMBER, node);
        }
    }
}
