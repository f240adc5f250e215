//! `@llvm.global.annotations`: texts about variables and functions.

use crate::fail::Res;
use crate::ids::decorations::Decorated;
use crate::module::Raise;
use crate::module::annotations::{has_text, text_constant, texts};
use crate::module::spec_constants::constant_cast;
use llvm_model::global::GlobalProps;
use llvm_model::{CastOp, ConstId, Constant, GlobalVariable, Linkage, Module};
use spirv_module::Decoration;

/// The section in which LLVM keeps annotations of the module.
const SECTION: &str = "llvm.metadata";

/// The entries of the list, so far.
#[derive(Default)]
pub(crate) struct GlobalAnnotations {
    entries: Vec<ConstId>,
}

/// Takes the decorations with texts out of a list, and returns the texts.
pub(crate) fn take_texts(decorations: &mut Vec<Decorated<'_>>) -> Vec<Vec<u8>> {
    let said = |decoration: &Decorated<'_>| has_text(decoration.kind, decoration.operands);
    let found: Vec<(Decoration, &[u32])> =
        decorations.iter().filter(|d| said(d)).map(|d| (d.kind, d.operands)).collect();
    let texts = texts(&found);
    decorations.retain(|decoration| !said(decoration));
    texts
}

/// Annotates the global at this address: `{ ptr global, ptr text, ptr poison, i32 poison, ptr poison }` for each text.
pub(crate) fn annotate_global(m: &mut Raise<'_>, address: ConstId, texts: &[Vec<u8>]) -> Res<()> {
    let (int, pointer) = (m.out.types.int(32), m.out.types.ptr(0));
    let what = match m.out.constants.ty(address) == pointer {
        true => address,
        false => constant_cast(&mut m.out, m.types.layout(), CastOp::AddrSpaceCast, address, pointer)?,
    };
    // There is neither a file nor a line, nor are there arguments.
    let none = m.out.constants.intern(pointer, Constant::Poison);
    let line = m.out.constants.intern(int, Constant::Poison);
    let entry = m.out.types.literal_struct(&[pointer, pointer, pointer, int, pointer], false);
    for text in texts {
        let props = GlobalProps { section: SECTION.into(), ..GlobalProps::default() };
        let text = text_constant(&mut m.out, text, props);
        let parts = [what, text, none, line, none];
        m.annotations.entries.push(m.out.constants.aggregate(&m.out.types, entry, &parts));
    }
    Ok(())
}

impl GlobalAnnotations {
    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Adds the list to the module, if there is anything in it.
    pub(crate) fn finish(&mut self, out: &mut Module) {
        let Some(&first) = self.entries.first() else { return };
        let list = out.types.array(out.constants.ty(first), self.entries.len() as u64);
        let initializer = out.constants.aggregate(&out.types, list, &self.entries);
        let props = GlobalProps {
            name: "llvm.global.annotations".into(),
            linkage: Linkage::Appending,
            section: SECTION.into(),
            ..GlobalProps::default()
        };
        out.globals.push(GlobalVariable {
            initializer: Some(initializer),
            ..GlobalVariable::declaration(props, list)
        });
    }
}
