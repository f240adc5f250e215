//! A total order over types that does not depend on the order in which a module's types were made.

use llvm_model::{Arena, DataLayout, Id, Type, TypeId, Types};

/// The place of a type in the order: its size first (a type without a size comes last), then a hash of its structure.
pub(super) type Rank = (u64, u64);

/// The ranks of all types of a module, by type number.
pub(super) fn ranks(types: &Types, layout: &DataLayout) -> Vec<Rank> {
    let hashes = structure_hashes(types);
    let size = |id| layout.size_bits(types, id).unwrap_or(u64::MAX);
    types.iter().map(|(id, _)| (size(id), hashes[id.index()])).collect()
}

/// Structural hashes, members before the types that contain them; the walk keeps its own stack, so nesting depth
/// costs nothing. A struct that contains itself by value (no valid module has one) counts as a leaf inside itself.
fn structure_hashes(types: &Types) -> Vec<u64> {
    let mut hashes: Vec<Option<u64>> = vec![None; types.len()];
    let mut entered = vec![false; types.len()];
    let mut stack = Vec::new();
    for (root, _) in types.iter() {
        stack.push(root);
        while let Some(&id) = stack.last() {
            if hashes[id.index()].is_some() {
                stack.pop();
                continue;
            }
            if !std::mem::replace(&mut entered[id.index()], true) {
                for_each_member(types, id, |member| {
                    if !entered[member.index()] {
                        stack.push(member);
                    }
                });
                continue;
            }
            stack.pop();
            let mut hash = Mix::default();
            own_words(types, id, &mut hash);
            for_each_member(types, id, |member| hash.word(hashes[member.index()].unwrap_or(1)));
            hashes[id.index()] = Some(hash.0);
        }
    }
    hashes.into_iter().map(|hash| hash.unwrap_or(0)).collect()
}

/// Everything of a type but its members. A named struct is its name: names are unique within a module.
fn own_words(types: &Types, id: TypeId, hash: &mut Mix) {
    match &types[id] {
        Type::Integer(width) => hash.words(&[1, u64::from(*width)]),
        Type::Pointer(space) => hash.words(&[2, u64::from(*space)]),
        Type::Array { count, .. } => hash.words(&[3, *count]),
        Type::Vector { count, scalable, .. } => hash.words(&[4, u64::from(*count), u64::from(*scalable)]),
        Type::Struct(body) => hash.words(&[5, u64::from(body.packed), body.fields.len() as u64]),
        Type::NamedStruct(named) => {
            hash.word(6);
            if let Some(named) = Arena::get(&types.structs, *named) {
                hash.bytes(named.name.as_bytes());
            }
        }
        Type::Function { params, vararg, .. } => hash.words(&[7, params.len() as u64, u64::from(*vararg)]),
        Type::TargetExt { name, types, ints } => {
            hash.word(8);
            hash.bytes(name.as_bytes());
            hash.word(types.len() as u64);
            ints.iter().for_each(|&int| hash.word(u64::from(int)));
        }
        Type::Void => hash.word(9),
        Type::Half => hash.word(10),
        Type::BFloat => hash.word(11),
        Type::Float => hash.word(12),
        Type::Double => hash.word(13),
        Type::X86Fp80 => hash.word(14),
        Type::Fp128 => hash.word(15),
        Type::PpcFp128 => hash.word(16),
        Type::Label => hash.word(17),
        Type::Metadata => hash.word(18),
        Type::Token => hash.word(19),
        Type::X86Mmx => hash.word(20),
        Type::X86Amx => hash.word(21),
        Type::Byte(width) => hash.words(&[22, u64::from(*width)]),
    }
}

/// Visits the member types of a type, except for those of a named struct.
fn for_each_member(types: &Types, id: TypeId, mut visit: impl FnMut(TypeId)) {
    match &types[id] {
        Type::Array { element, .. } | Type::Vector { element, .. } => visit(*element),
        Type::Struct(body) => body.fields.iter().copied().for_each(visit),
        Type::NamedStruct(named) => {
            let unnamed = types.structs.get(*named).filter(|s| s.name.is_empty());
            unnamed
                .and_then(|s| s.body.as_ref())
                .into_iter()
                .flat_map(|b| &b.fields)
                .copied()
                .for_each(visit);
        }
        Type::Function { ret, params, .. } => {
            visit(*ret);
            params.iter().copied().for_each(visit);
        }
        Type::TargetExt { types, .. } => types.iter().copied().for_each(visit),
        _ => {}
    }
}

/// A 64-bit hash that is the same on every machine and in every version.
struct Mix(u64);

impl Default for Mix {
    fn default() -> Self {
        Mix(0x9e37_79b9_7f4a_7c15)
    }
}

impl Mix {
    fn word(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
        self.0 = mixed ^ mixed >> 32;
    }
    fn words(&mut self, words: &[u64]) {
        words.iter().for_each(|&word| self.word(word));
    }
    fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        bytes.iter().for_each(|&byte| self.word(u64::from(byte)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvm_model::types::StructType;

    /// The same three types made in two orders have the same ranks.
    #[test]
    fn order_of_making_does_not_matter() {
        let layout = DataLayout::default();
        let make = |swap: bool| {
            let mut types = Types::default();
            let (i32_, float) = if swap {
                let float = types.intern(Type::Float);
                (types.int(32), float)
            } else {
                (types.int(32), types.intern(Type::Float))
            };
            let pair = types.literal_struct(&[i32_, float], false);
            let array = types.array(pair, 7);
            let ranks = ranks(&types, &layout);
            [i32_, float, pair, array].map(|id| ranks[id.index()])
        };
        assert_eq!(make(false), make(true));
    }

    #[test]
    fn a_struct_that_contains_itself_ends() {
        let mut types = Types::default();
        let this = types.named_struct("".into(), None);
        if let Type::NamedStruct(id) = types[this] {
            types.structs[id].body = Some(StructType { packed: false, fields: [this].into() });
        }
        assert_eq!(ranks(&types, &DataLayout::default()).len(), 1);
    }
}
