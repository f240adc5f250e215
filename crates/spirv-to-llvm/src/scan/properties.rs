//! Properties of AMD's processors that a module asks for: specialization constants with names.

use spirv_mapping::convention::amd;
use spirv_module::{Decoration, Id, Instruction, LiteralString, Module, Op};
use translate_common::specialization::SpecValue;
use translate_common::{DeviceTarget, Options};

/// Adds to the options what is known of the constants: their values for a processor, or that they stay open for one that is chosen
/// later.
pub(crate) fn settle(module: &Module, options: &mut Options) {
    let names = names(module);
    if names.is_empty() {
        return;
    }
    match &options.llvm.device_target {
        None => options.llvm.keep_spec_constants = true,
        Some(DeviceTarget { processor: Some(processor), .. }) => {
            let values = names.iter().filter_map(|(name, number)| {
                let name = std::str::from_utf8(name).ok()?;
                Some((*number, SpecValue::of_bits(amd::has_property(processor, name)?.into())))
            });
            // What the user states comes last, and counts.
            let stated = std::mem::take(&mut options.llvm.specialization);
            options.llvm.specialization = values.chain(stated).collect();
        }
        Some(_) => {}
    }
}

/// The names of such constants, with their numbers.
fn names(module: &Module) -> Vec<(Vec<u8>, u32)> {
    let is_list = |inst: &Instruction<'_>| {
        inst.op() == Op::Decorate
            && inst.operands().get(1) == Some(&Decoration::LinkageAttributes.0)
            && inst
                .operands()
                .get(2..)
                .and_then(LiteralString::read)
                .is_some_and(|name| *name.to_vec() == *amd::PREDICATE_IDS.as_bytes())
    };
    let Some(list) = module.instructions().find(is_list).and_then(|inst| inst.operands().first().copied())
    else {
        return Vec::new();
    };
    let defined = |id: u32| module.instructions().find(|inst| inst.result() == Some(Id(id)));
    let contents = defined(list).and_then(|list| defined(*list.operands().get(1)?));
    let Some(contents) = contents.filter(|contents| contents.op() == Op::ConstantComposite) else {
        return Vec::new();
    };
    let wanted: rustc_hash::FxHashSet<u32> = contents.operands().iter().copied().collect();
    let constants = module.instructions().filter(|inst| inst.op() == Op::Constant);
    let known: rustc_hash::FxHashMap<u32, u8> = constants
        .filter_map(|inst| Some((inst.result()?.0, *inst.operands().first()? as u8)))
        .filter(|(id, _)| wanted.contains(id))
        .collect();
    let bytes: Vec<u8> = contents.operands().iter().map(|id| known.get(id).copied().unwrap_or(0)).collect();
    amd::named_numbers(&bytes)
}
