//! Decorations of structure members: `llvm.ptr.annotation` where the address of such a member is taken, with the
//! decorations as text (representation in LLVM, "Member decoration through pointer annotations").

use crate::scan::Scan;
use crate::scan::volatility::states_volatile;
use llvm_model::global::{GlobalProps, UnnamedAddr};
use llvm_model::{ConstId, GlobalVariable, Linkage, Module};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::annotation::{
    ACCESS, ACCESS_BITS, CACHE_SIZE, RESERVED_NAMES, names_decorations, reserved_name,
};
use spirv_module::{Decoration, Instruction, LiteralString, Op, OperandKind};

/// A member of a structure type: the type's id and the member's number.
pub(crate) type Member = (u32, u32);

/// The decorated members.
#[derive(Clone, Default)]
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
        let mut found: FxHashMap<Member, Vec<(Decoration, &[u32])>> = FxHashMap::default();
        for inst in scan.mode_settings.iter().filter(|inst| is_member_decoration(inst.op())) {
            let &[structure, member, decoration, ref operands @ ..] = inst.operands() else { continue };
            if states_volatile(*inst) {
                continue;
            }
            found.entry((structure, member)).or_default().push((Decoration(decoration), operands));
        }
        let texts = found.into_iter().map(|(member, decorations)| (member, texts(&decorations)));
        MemberAnnotations {
            texts: texts.filter(|(_, texts)| !texts.is_empty()).collect(),
            ..MemberAnnotations::default()
        }
    }

    /// Whether no member has a text.
    pub(crate) fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// Returns the texts to annotate the address of a member with, and marks them as emitted.
    pub(crate) fn say(&mut self, member: Member) -> Option<Vec<Vec<u8>>> {
        let texts = self.texts.get(&member).cloned()?;
        self.said.insert(member);
        Some(texts)
    }

    /// Returns whether an annotation has already represented the decoration of a member.
    pub(crate) fn is_said(&self, inst: Instruction<'_>) -> bool {
        // The accesses are volatile.
        if states_volatile(inst) {
            return true;
        }
        let &[structure, member, decoration, ref operands @ ..] = inst.operands() else { return false };
        let decoration = Decoration(decoration);
        let said = has_text(decoration, operands) || braces(decoration, operands).is_some();
        said && self.said.contains(&(structure, member))
    }

    /// The address of a constant in address space 0 that holds a text and a zero.
    pub(crate) fn constant(&mut self, out: &mut Module, text: &[u8]) -> ConstId {
        if let Some(&known) = self.constants.get(text) {
            return known;
        }
        let address = text_constant(out, text, GlobalProps { align: 1, ..GlobalProps::default() });
        self.constants.insert(text.to_vec(), address);
        address
    }
}

/// Returns the address of a new constant in address space 0 that holds a text and a zero; `props` are its other properties.
pub(crate) fn text_constant(out: &mut Module, text: &[u8], props: GlobalProps) -> ConstId {
    let mut bytes = text.to_vec();
    bytes.push(0);
    let byte = out.types.int(8);
    let value_type = out.types.array(byte, bytes.len() as u64);
    let initializer = out.constants.data_sequence(value_type, bytes.into());
    let props = GlobalProps { linkage: Linkage::Private, unnamed_addr: UnnamedAddr::Global, ..props };
    let global = out.globals.push(GlobalVariable {
        is_constant: true,
        initializer: Some(initializer),
        ..GlobalVariable::declaration(props, value_type)
    });
    out.global_const(global)
}

/// The texts for the decorations of one target: one text for all that have a place in it, then each user's semantic.
pub(crate) fn texts(decorations: &[(Decoration, &[u32])]) -> Vec<Vec<u8>> {
    let place = |decoration: Decoration| RESERVED_NAMES.iter().position(|row| row.decoration == decoration);
    let mut in_braces: Vec<_> = decorations
        .iter()
        .filter(|(decoration, operands)| !is_access(*decoration) && semantic(*decoration, operands).is_none())
        .filter_map(|&(decoration, operands)| Some((place(decoration), braces(decoration, operands)?)))
        .collect();
    in_braces.sort_by_key(|(place, _)| place.unwrap_or(RESERVED_NAMES.len()));
    let mut first: Vec<u8> = in_braces.into_iter().flat_map(|(_, text)| text).collect();
    first.extend(access(decorations));
    let semantics = decorations.iter().filter_map(|(decoration, operands)| semantic(*decoration, operands));
    Some(first).filter(|first| !first.is_empty()).into_iter().chain(semantics).collect()
}

/// Returns whether a text represents a decoration of an id that is not a member.
pub(crate) fn has_text(decoration: Decoration, operands: &[u32]) -> bool {
    let is_named = is_access(decoration) || reserved_name(decoration).is_some();
    (is_named && (is_access(decoration) || braces(decoration, operands).is_some()))
        || semantic(decoration, operands).is_some()
}

fn is_access(decoration: Decoration) -> bool {
    ACCESS_BITS.iter().any(|(_, other)| *other == decoration)
}

/// `{params:bits}{cache-size:bytes}`
fn access(decorations: &[(Decoration, &[u32])]) -> Vec<u8> {
    let has = |wanted: Decoration| decorations.iter().find(|(decoration, _)| *decoration == wanted);
    let bits = ACCESS_BITS.iter().filter(|(_, decoration)| has(*decoration).is_some());
    let bits = bits.fold(0, |bits, (bit, _)| bits | bit);
    if bits == 0 {
        return Vec::new();
    }
    let size = has(Decoration::CacheSizeINTEL).and_then(|(_, operands)| operands.first());
    let size = size.map(|size| format!("{{{CACHE_SIZE}:{size}}}")).unwrap_or_default();
    format!("{{{ACCESS}:{bits}}}{size}").into_bytes()
}

fn is_member_decoration(op: Op) -> bool {
    matches!(op, Op::MemberDecorate | Op::MemberDecorateString)
}

/// The text of a user's semantic that does not look like decorations.
fn semantic(decoration: Decoration, operands: &[u32]) -> Option<Vec<u8>> {
    let text = LiteralString::read(operands).filter(|_| decoration == Decoration::UserSemantic)?.to_vec();
    (!text.is_empty() && !names_decorations(&String::from_utf8_lossy(&text))).then_some(text)
}

/// `{name:arguments}` or `{number:arguments}`; `None` if this form cannot represent it.
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
