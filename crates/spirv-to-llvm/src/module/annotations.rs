//! Decorations of structure members: `llvm.ptr.annotation` where the address of such a member is taken, with the
//! decorations as text (representation in LLVM, "Member decoration through pointer annotations").

use crate::scan::Scan;
use llvm_model::global::{GlobalProps, UnnamedAddr};
use llvm_model::{ConstId, GlobalVariable, Linkage, Module};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::annotation::reserved_name;
use spirv_module::{Decoration, Instruction, LiteralString, Op, OperandKind};

/// A member of a structure type: the type's id and the member's number.
pub(crate) type Member = (u32, u32);

/// What is known of decorated members.
#[derive(Default)]
pub(crate) struct MemberAnnotations {
    /// The texts of each: the decorations together, each user's semantic by itself.
    texts: FxHashMap<Member, Vec<Vec<u8>>>,
    /// Those that were annotated somewhere.
    said: FxHashSet<Member>,
    /// The constants that hold texts.
    constants: FxHashMap<Vec<u8>, ConstId>,
}

impl MemberAnnotations {
    /// Reads the decorations of members that can be written as text.
    pub(crate) fn new(scan: &Scan<'_>) -> MemberAnnotations {
        let mut texts: FxHashMap<Member, Vec<Vec<u8>>> = FxHashMap::default();
        for &inst in scan.mode_settings.iter().filter(|inst| is_member_decoration(inst.op())) {
            let &[structure, member, decoration, ref operands @ ..] = inst.operands() else { continue };
            let entry = texts.entry((structure, member)).or_default();
            if let Some(text) = semantic(Decoration(decoration), operands) {
                entry.push(text);
            } else if let Some(text) = braces(Decoration(decoration), operands) {
                match entry.first_mut().filter(|first| first.starts_with(b"{")) {
                    Some(first) => first.extend_from_slice(&text),
                    None => entry.insert(0, text),
                }
            }
        }
        MemberAnnotations { texts, ..MemberAnnotations::default() }
    }

    /// Whether no member has a text.
    pub(crate) fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// The texts to annotate the address of a member with; they count as said.
    pub(crate) fn say(&mut self, member: Member) -> Option<Vec<Vec<u8>>> {
        let texts = self.texts.get(&member).cloned()?;
        self.said.insert(member);
        Some(texts)
    }

    /// Whether the decoration of a member has been said by an annotation.
    pub(crate) fn is_said(&self, inst: Instruction<'_>) -> bool {
        let &[structure, member, decoration, ref operands @ ..] = inst.operands() else { return false };
        let has_text = semantic(Decoration(decoration), operands).is_some()
            || braces(Decoration(decoration), operands).is_some();
        has_text && self.said.contains(&(structure, member))
    }

    /// The address of a constant in address space 0 that holds a text and a zero.
    pub(crate) fn constant(&mut self, out: &mut Module, text: &[u8]) -> ConstId {
        if let Some(&known) = self.constants.get(text) {
            return known;
        }
        let mut bytes = text.to_vec();
        bytes.push(0);
        let byte = out.types.int(8);
        let value_type = out.types.array(byte, bytes.len() as u64);
        let initializer = out.constants.data_sequence(value_type, bytes.into());
        let props = GlobalProps {
            linkage: Linkage::Private,
            unnamed_addr: UnnamedAddr::Global,
            section: "llvm.metadata".into(),
            ..GlobalProps::default()
        };
        let global = out.globals.push(GlobalVariable {
            is_constant: true,
            initializer: Some(initializer),
            ..GlobalVariable::declaration(props, value_type)
        });
        let address = out.global_const(global);
        self.constants.insert(text.to_vec(), address);
        address
    }
}

fn is_member_decoration(op: Op) -> bool {
    matches!(op, Op::MemberDecorate | Op::MemberDecorateString)
}

/// The text of a user's semantic that does not look like decorations.
pub(crate) fn semantic(decoration: Decoration, operands: &[u32]) -> Option<Vec<u8>> {
    let text = LiteralString::read(operands).filter(|_| decoration == Decoration::UserSemantic)?.to_vec();
    (!text.is_empty() && !text.starts_with(b"{")).then_some(text)
}

/// `{name:arguments}` or `{number:arguments}`; `None` for what this form cannot say.
fn braces(decoration: Decoration, operands: &[u32]) -> Option<Vec<u8>> {
    let facts = decoration.facts()?;
    let reserved = reserved_name(decoration);
    let mut arguments: Vec<Vec<u8>> = Vec::new();
    let mut rest = operands;
    let mut kinds = facts.parameters.iter().map(|parameter| parameter.kind);
    while let Some((&word, after)) = rest.split_first() {
        match kinds.next() {
            Some(OperandKind::LiteralString) => {
                let text = LiteralString::read(rest)?;
                let plain = text.to_vec();
                if plain.iter().any(|byte| b"\"{}:,".contains(byte)) && reserved.is_some()
                    || plain.contains(&b'"')
                {
                    return None;
                }
                arguments.push(if reserved.is_some() { plain } else { [b"\"", &*plain, b"\""].concat() });
                rest = rest.get(text.word_count()..)?;
            }
            Some(OperandKind::IdRef | OperandKind::IdScope) => return None,
            _ => {
                arguments.push(word.to_string().into_bytes());
                rest = after;
            }
        }
    }
    let (name, separator) = match reserved {
        Some(row) => (row.name.to_owned(), row.separator),
        None => (decoration.0.to_string(), ','),
    };
    if let Some(argument) = reserved.and_then(|row| row.argument) {
        arguments = vec![argument.as_bytes().to_vec()];
    }
    let mut text = format!("{{{name}").into_bytes();
    for (index, argument) in arguments.iter().enumerate() {
        let mark = if index == 0 { ':' } else { separator };
        text.push(mark as u8);
        text.extend_from_slice(argument);
    }
    text.push(b'}');
    Some(text)
}
