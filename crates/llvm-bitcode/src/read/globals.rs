//! The MODULE records: globals, comdats, sections and the strings of a module.

use llvm_model::function::Param;
use llvm_model::global::DllStorage;
use llvm_model::{
    AttrListId, CallingConv, Comdat, ComdatId, ComdatKind, ConstId, DataLayout, Function, GlobalProps,
    GlobalVariable, Id, Linkage, Name, Type, TypeId, Value, Visibility,
};

use super::ModuleReader;
use super::global_uses::GlobalUse;
use super::ops::{self, Ops, Parsed};
use super::summary::module_hash;
use super::types;
use super::values::Slot;
use crate::bitstream::Record;
use crate::codes::module as code;
use crate::error::ReadErrorKind;
use crate::tables;

impl<'a> ModuleReader<'a> {
    pub(super) fn module_record(&mut self, rec: &Record<'a>) -> Parsed<()> {
        let mut ops = Ops::new(&rec.ops);
        match rec.code {
            code::VERSION => {
                self.version = ops.next()?;
                if self.version > 2 {
                    return Err(ReadErrorKind::BadValue { what: "module version", value: self.version });
                }
            }
            code::TRIPLE => self.module.triple = ops::name(ops.rest())?,
            code::DATALAYOUT => self.module.data_layout = ops::name(ops.rest())?,
            code::ASM => self.inline_asm(&ops)?,
            code::ASM_PROPERTY => self.inline_asm_property(&ops)?,
            code::SOURCE_FILENAME => self.module.source_filename = ops::name(ops.rest())?,
            code::SECTIONNAME => self.sections.push(ops::name(ops.rest())?),
            code::GCNAME => self.collectors.push(ops::name(ops.rest())?),
            code::COMDAT => self.comdat(&mut ops)?,
            code::GLOBALVAR => self.global_variable(&mut ops)?,
            code::FUNCTION => self.function(&mut ops)?,
            code::ALIAS | code::ALIAS_OLD => self.alias(&mut ops, rec.code == code::ALIAS)?,
            code::IFUNC => self.ifunc(&mut ops)?,
            code::HASH => self.hash = module_hash(&mut ops)?,
            // An unknown record may be a global of a newer LLVM, which takes a number, or belong to the record behind it.
            other if other > code::GUIDLIST => return Err(ReadErrorKind::UnknownRecord(other)),
            // VSTOFFSET is about the file, not about the module; GUIDLIST repeats the attachments of kind `guid`. Other
            // records LLVM skips, too.
            _ => {}
        }
        Ok(())
    }

    /// A part of the module's assembly, for which the properties hold that came before.
    fn inline_asm(&mut self, ops: &Ops<'_>) -> Parsed<()> {
        let mut rest = *ops;
        let mut text = ops::name(rest.rest())?;
        self.charge(64 + text.as_bytes().len() as u64)?;
        if text.as_bytes().last().is_some_and(|&last| last != b'\n') {
            text = Name::from([text.as_bytes(), b"\n"].concat());
        }
        let properties = std::mem::take(&mut self.asm_properties);
        self.module.add_inline_asm(text.as_bytes(), properties);
        Ok(())
    }

    /// A property of the assembly of the next record: its name, a zero byte, and its value.
    fn inline_asm_property(&mut self, ops: &Ops<'_>) -> Parsed<()> {
        let mut rest = *ops;
        let text = ops::name(rest.rest())?;
        self.charge(128 + text.as_bytes().len() as u64)?;
        let bytes = text.as_bytes();
        let end = bytes.iter().position(|&byte| byte == 0);
        let Some((name, [_, value @ ..])) = end.and_then(|end| bytes.split_at_checked(end)) else {
            return Err(ReadErrorKind::Inconsistent("a property of assembly without a value"));
        };
        self.asm_properties.push((Name::from(name), Name::from(value)));
        Ok(())
    }

    fn string(&self, offset: u64, size: u64) -> Parsed<Name> {
        self.string_bytes(offset, size).map(Name::from)
    }

    /// Bytes of the string table.
    pub(super) fn string_bytes(&self, offset: u64, size: u64) -> Parsed<&'a [u8]> {
        if size == 0 {
            return Ok(&[]);
        }
        usize::try_from(offset)
            .ok()
            .zip(usize::try_from(size).ok())
            .and_then(|(offset, size)| self.strtab.get(offset..offset.checked_add(size)?))
            .ok_or(ReadErrorKind::BadReference { what: "string in the string table", id: offset })
    }

    /// The name that global records start with since version 2; before, names come from the symbol table.
    pub(super) fn symbol(&mut self, ops: &mut Ops<'_>) -> Parsed<Name> {
        if self.version < 2 {
            return Ok(Name::default());
        }
        let (offset, size) = (ops.next()?, ops.next()?);
        self.charge(size)?;
        let name = self.string(offset, size)?;
        if name.as_bytes().contains(&0) {
            return Err(ReadErrorKind::Inconsistent("a symbol has a zero byte in its name"));
        }
        Ok(name)
    }

    pub(super) fn partition(&mut self, ops: &mut Ops<'_>) -> Parsed<Name> {
        let (offset, size) = (ops.or_zero(), ops.or_zero());
        self.charge(size)?;
        self.string(offset, size)
    }

    fn section(&mut self, number: u64) -> Parsed<Name> {
        let name = one_based(&self.sections, number, "section")?;
        self.charge(name.as_bytes().len() as u64)?;
        Ok(name)
    }

    fn comdat(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let (name, kind) = if self.version < 2 {
            let kind = ops.next()?;
            let size = ops.next()?;
            (ops::name(ops.take(size)?)?, kind)
        } else {
            (self.symbol(ops)?, ops.next()?)
        };
        self.charge(128)?;
        self.module.comdats.push(Comdat { name, kind: tables::comdat_kind(kind) });
        Ok(())
    }

    /// The comdat field of a global. Where the record is too short for one, an old linkage may imply a comdat.
    fn comdat_of(&mut self, field: Option<u64>, linkage: u64, name: &Name) -> Parsed<Option<ComdatId>> {
        match field {
            Some(0) => Ok(None),
            Some(number) => match usize::try_from(number - 1) {
                Ok(index) if index < self.module.comdats.len() => Ok(Some(ComdatId::from_index(index))),
                _ => Err(ReadErrorKind::BadReference { what: "comdat", id: number }),
            },
            None if tables::implies_comdat(linkage) => {
                Ok(Some(self.module.comdats.push(Comdat { name: name.clone(), kind: ComdatKind::Any })))
            }
            None => Ok(None),
        }
    }

    /// The attribute list that a call or a function names; 0 is none.
    pub(super) fn attribute_list_of(&self, number: u64) -> AttrListId {
        // LLVM takes a number without a list as "no attributes".
        let list = number.checked_sub(1).and_then(|i| self.attribute_lists.get(usize::try_from(i).ok()?));
        list.copied().unwrap_or(self.module.attributes.empty_list())
    }

    fn global_variable(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let name = self.symbol(ops)?;
        let type_no = ops.next_u32("type number")?;
        let flags = ops.next()?;
        let init = ops.next()?;
        let linkage = ops.next()?;
        let align = ops::alignment(ops.next()?)?;
        let section = ops.next()?;
        let (type_no, value_type, address_space) = if flags & 2 != 0 {
            (type_no, self.types.get(u64::from(type_no))?, types::address_space(flags >> 2)?)
        } else {
            self.through_pointer(type_no)?
        };
        if !self.is_value_type(value_type) {
            return Err(ReadErrorKind::Inconsistent("a global variable of a type that has no values"));
        }
        let visibility = ops.or_zero();
        let thread_local = tables::thread_local(ops.or_zero());
        let unnamed_addr = tables::unnamed_addr(ops.or_zero());
        let externally_initialized = ops.or_zero() != 0;
        let dll_storage = ops.or_zero();
        let comdat_field = ops.optional();
        let attributes = ops.or_zero();
        let dso_local = ops.or_zero() != 0;
        let partition = self.partition(ops)?;
        let sanitizer = ops.or_zero() as u32 & 15;
        let code_model = ops.or_zero();
        if code_model > 5 {
            return Err(ReadErrorKind::BadValue { what: "code model", value: code_model });
        }
        let comdat = self.comdat_of(comdat_field, linkage, &name)?;
        let section = self.section(section)?;
        let mut props = GlobalProps {
            name,
            thread_local,
            unnamed_addr,
            address_space,
            align,
            section,
            partition,
            comdat,
            ..GlobalProps::default()
        };
        shared_properties(&mut props, linkage, visibility, dll_storage, dso_local);
        self.charge(512)?;
        let attributes = self.module.attributes.list(self.attribute_list_of(attributes)).function;
        let id = self.module.globals.push(GlobalVariable {
            props,
            value_type,
            is_constant: flags & 1 != 0,
            initializer: None,
            externally_initialized,
            attributes,
            sanitizer,
            code_model: code_model as u32,
            attachments: Vec::new(),
        });
        if init != 0 {
            self.global_uses.push((GlobalUse::Initializer(id), init - 1));
        }
        let address = self.module.global_const(id);
        self.push_global(address, type_no);
        Ok(())
    }

    #[expect(clippy::too_many_lines, reason = "the fields of one record in their order")]
    fn function(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let name = self.symbol(ops)?;
        let type_no = ops.next_u32("type number")?;
        let named = self.types.get(u64::from(type_no))?;
        let (type_no, ty, old_space) = match self.module.types[named] {
            // Very old files name the pointer type.
            Type::Pointer(_) => {
                let (type_no, ty, space) = self.through_pointer(type_no)?;
                (type_no, ty, Some(space))
            }
            _ => (type_no, named, None),
        };
        let Type::Function { params, .. } = &self.module.types[ty] else {
            return Err(ReadErrorKind::Inconsistent("a function without a function type"));
        };
        let param_count = params.len();
        let calling_conv = calling_convention(ops.next()?)?;
        let is_declaration = ops.next()? != 0;
        let linkage = ops.next()?;
        let attributes = ops.next()?;
        let align = ops::alignment(ops.next()?)?;
        let section = ops.next()?;
        let visibility = ops.next()?;
        let collector = ops.or_zero();
        let unnamed_addr = tables::unnamed_addr(ops.or_zero());
        let prologue = ops.or_zero();
        let dll_storage = ops.or_zero();
        let comdat_field = ops.optional();
        let prefix = ops.or_zero();
        let personality = ops.or_zero();
        let dso_local = ops.or_zero() != 0;
        let address_space = match (ops.optional(), old_space) {
            (Some(space), _) => types::address_space(space)?,
            (None, Some(space)) => space,
            (None, None) => {
                DataLayout::parse(&self.module.data_layout.to_string_lossy()).map_or(0, |l| l.program_space)
            }
        };
        let partition = self.partition(ops)?;
        let preferred_align = ops::alignment(ops.or_zero())?;
        let comdat = self.comdat_of(comdat_field, linkage, &name)?;
        let section = self.section(section)?;
        let mut props = GlobalProps {
            name,
            unnamed_addr,
            address_space,
            align,
            section,
            partition,
            comdat,
            ..GlobalProps::default()
        };
        shared_properties(&mut props, linkage, visibility, dll_storage, dso_local);
        self.charge(512 + 32 * param_count as u64)?;
        let params = (0..param_count)
            .map(|i| Param {
                name: Name::default(),
                pointee: self.types.pointee(self.types.member_number(type_no, i as u64 + 1)),
            })
            .collect();
        let id = self.module.functions.push(Function {
            props,
            ty,
            params,
            calling_conv,
            attributes: self.attribute_list_of(attributes),
            preferred_align,
            gc: one_based(&self.collectors, collector, "garbage collector")?,
            prefix: None,
            prologue: None,
            personality: None,
            attachments: Vec::new(),
            body: None,
        });
        for (number, to) in [
            (prologue, GlobalUse::Prologue(id)),
            (prefix, GlobalUse::Prefix(id)),
            (personality, GlobalUse::Personality(id)),
        ] {
            if number != 0 {
                self.global_uses.push((to, number - 1));
            }
        }
        if !is_declaration {
            self.defined.push(id);
        }
        self.function_type_numbers.push(type_no);
        let address = self.module.function_const(id);
        self.push_global(address, type_no);
        Ok(())
    }

    /// The pointee of a typed pointer type: its number, the type itself, and the pointer's address space.
    pub(super) fn through_pointer(&self, type_no: u32) -> Parsed<(u32, TypeId, u32)> {
        let Type::Pointer(space) = self.module.types[self.types.get(u64::from(type_no))?] else {
            return Err(ReadErrorKind::Inconsistent("a global without a pointer type"));
        };
        let pointee = self.types.pointee_number(type_no);
        Ok((pointee, self.types.get(u64::from(pointee))?, space))
    }

    /// Gives the next value number to the address of a global with this value type.
    pub(super) fn push_global(&mut self, address: ConstId, type_no: u32) {
        let ty = self.module.constants.ty(address);
        let type_no = self.types.pointer_to(type_no, ty);
        self.values.push(Slot { value: Some(Value::Const(address)), ty, type_no });
    }

    fn is_value_type(&self, ty: TypeId) -> bool {
        !matches!(
            self.module.types[ty],
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. }
        )
    }
}

/// Linkage, visibility, DLL storage and dso_local, with the implications between them.
pub(super) fn shared_properties(
    props: &mut GlobalProps,
    linkage: u64,
    visibility: u64,
    dll_storage: u64,
    dso_local: bool,
) {
    props.linkage = tables::linkage(linkage);
    if !props.linkage.is_local() {
        props.visibility = tables::visibility(visibility);
        props.dll_storage = match linkage {
            // Once linkages of their own.
            5 => DllStorage::Import,
            6 => DllStorage::Export,
            _ => tables::dll_storage(dll_storage),
        };
    }
    let hidden = props.visibility != Visibility::Default && props.linkage != Linkage::ExternWeak;
    props.dso_local = dso_local || props.linkage.is_local() || hidden;
}

/// A calling convention number, at most 1023.
pub(super) fn calling_convention(value: u64) -> Parsed<CallingConv> {
    match u16::try_from(value) {
        Ok(number) if number <= 1023 => Ok(CallingConv(number)),
        _ => Err(ReadErrorKind::BadValue { what: "calling convention", value }),
    }
}

/// A name from a list that is counted from 1; 0 is none.
fn one_based(list: &[Name], number: u64, what: &'static str) -> Parsed<Name> {
    match number.checked_sub(1) {
        None => Ok(Name::default()),
        Some(index) => usize::try_from(index)
            .ok()
            .and_then(|i| list.get(i))
            .cloned()
            .ok_or(ReadErrorKind::BadReference { what, id: number }),
    }
}
