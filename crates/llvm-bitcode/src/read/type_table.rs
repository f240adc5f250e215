//! The types of a file by their numbers, with properties that the model does not have: pointees, and the numbers of members.

use super::NONE;
use super::ops::Parsed;
use crate::error::ReadErrorKind;
use llvm_model::types::TypeId;
use rustc_hash::FxHashMap;

/// One type of the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct FileType {
    pub(super) ty: TypeId,
    /// The type number a typed pointer points to, else [`NONE`].
    pub(super) pointee: u32,
    /// Where the numbers of its members are: (return and) parameter types, elements.
    pub(super) members: (u32, u32),
}

/// The file's types by number.
#[derive(Clone, Debug, Default)]
pub(crate) struct TypeTable {
    pub(super) list: Vec<FileType>,
    pub(super) members: Vec<u32>,
    /// Pointer types that the file does not have itself but that results have, by pointee and type.
    pub(super) made: FxHashMap<(u32, TypeId), u32>,
    /// Whether the file has typed pointers.
    pub(crate) typed_pointers: bool,
    pub(super) loaded: bool,
}

impl TypeTable {
    /// Whether the TYPE block has been read.
    pub(crate) fn is_loaded(&self) -> bool {
        self.loaded
    }

    #[inline]
    pub(super) fn entry(&self, number: u64) -> Parsed<&FileType> {
        usize::try_from(number)
            .ok()
            .and_then(|n| self.list.get(n))
            .ok_or(ReadErrorKind::BadReference { what: "type", id: number })
    }

    /// The type with a number.
    #[inline]
    pub(crate) fn get(&self, number: u64) -> Parsed<TypeId> {
        Ok(self.entry(number)?.ty)
    }

    /// The number of the type that a typed pointer type points to, [`NONE`] if not known.
    #[inline]
    pub(crate) fn pointee_number(&self, number: u32) -> u32 {
        self.entry(u64::from(number)).map_or(NONE, |t| t.pointee)
    }

    /// The type that a typed pointer type points to.
    #[inline]
    pub(crate) fn pointee(&self, number: u32) -> Option<TypeId> {
        self.get(u64::from(self.pointee_number(number))).ok()
    }

    /// The number of member `index`: for functions 0 is the return type, for arrays and vectors all are the element.
    pub(crate) fn member_number(&self, number: u32, index: u64) -> u32 {
        let Ok(&FileType { members: (start, end), .. }) = self.entry(u64::from(number)) else { return NONE };
        let all = self.members.get(start as usize..end as usize).unwrap_or(&[]);
        usize::try_from(index).ok().and_then(|i| all.get(i)).copied().unwrap_or(NONE)
    }

    /// A number for a type `ty` (a pointer) that points to type number `pointee`.
    pub(crate) fn pointer_to(&mut self, pointee: u32, ty: TypeId) -> u32 {
        if !self.typed_pointers || pointee == NONE {
            return NONE;
        }
        let next = self.list.len() as u32;
        let number = *self.made.entry((pointee, ty)).or_insert(next);
        if number == next {
            self.list.push(FileType { ty, pointee, members: (0, 0) });
        }
        number
    }
}
