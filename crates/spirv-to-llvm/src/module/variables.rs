//! Module-scope variables.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::decorations::linkage_attributes;
use crate::module::types::address_space;
use crate::raise::{Raise, result, result_type, word};
use llvm_model::global::{GlobalProps, UnnamedAddr};
use llvm_model::{Constant, GlobalVariable, Linkage, MdId, Name, Type, Value};
use spirv_mapping::convention::{decorations, linkage};
use spirv_module::{BuiltIn, Decoration, Instruction, LinkageType, Op, StorageClass};

/// What the decorations of a variable say.
#[derive(Default)]
struct Says {
    builtin: Option<BuiltIn>,
    linkage: Option<(Vec<u8>, u32)>,
    align: u64,
    constant: bool,
    /// The list of what LLVM has no word for.
    rest: Option<MdId>,
}

impl<'m> Raise<'m> {
    /// The storage class of a variable, what it holds, and its initialiser.
    pub(crate) fn variable_parts(&self, inst: Instruction<'m>) -> Res<(u32, u32, Option<u32>)> {
        let ty = result_type(inst)?;
        let storage = word(inst, 0)?;
        let (declared, pointee, initializer) = if inst.op() == Op::UntypedVariableKHR {
            let declared = self.untyped_pointer_storage(ty);
            let declared = declared.ok_or_else(|| fail!("the result type is not an untyped pointer"))?;
            (declared, word(inst, 1)?, inst.operands().get(2))
        } else {
            let parts = self.pointer_parts(ty);
            let (declared, pointee) = parts.ok_or_else(|| fail!("the result type is not a typed pointer"))?;
            (declared, pointee, inst.operands().get(1))
        };
        if declared != storage {
            return Err(fail!("the storage class is not that of the result type"));
        }
        Ok((storage, pointee, initializer.copied()))
    }

    /// What a variable outside functions stands for.
    pub(crate) fn raise_variable(&mut self, inst: Instruction<'m>) -> Res<Entity> {
        let id = result(inst)?;
        let (storage, pointee, initializer) = self.variable_parts(inst)?;
        let says = self.variable_decorations(id)?;
        let storage = StorageClass(storage);
        if let Some(builtin) = says.builtin {
            return Ok(Entity::BuiltinAddress(builtin));
        }
        match storage {
            StorageClass::Function => return Err(fail!("a variable of a function outside functions")),
            StorageClass::Input | StorageClass::Output => {
                return Err(
                    fail!("an interface variable that is no builtin").help(self.options.profile.only())
                );
            }
            StorageClass::Generic => return Err(fail!("a variable cannot have the storage class Generic")),
            _ => {}
        }
        let value_type = self.value_type(pointee)?;
        let address_space = address_space(self.options.profile, storage.0)?;
        let initializer = match initializer {
            Some(initializer) => Some(self.constant(initializer)?),
            None => None,
        };
        if initializer.is_some_and(|c| self.out.constants.ty(c) != value_type) {
            return Err(fail!("the initialiser is not of the variable's type"));
        }
        let is_constant = storage == StorageClass::UniformConstant || says.constant;
        let linkage_type = says.linkage.as_ref().map(|(_, kind)| LinkageType(*kind));
        let imported = linkage_type == Some(LinkageType::Import);
        let mut linkage = match linkage_type {
            None => Linkage::Internal,
            Some(kind) => {
                linkage::linkage(kind, !imported).ok_or_else(|| fail!("unknown linkage type {kind:?}"))?
            }
        };
        let initializer = match initializer {
            Some(_) if imported => return Err(fail!("an imported variable has an initialiser")),
            Some(initializer) => Some(initializer),
            None if imported => None,
            None if linkage == Linkage::External && !is_constant && storage != StorageClass::Workgroup => {
                linkage = Linkage::Common;
                Some(self.out.constants.zero(&self.out.types, value_type))
            }
            // Left to the device: the forward direction writes no initialiser for undef.
            None => Some(self.out.constants.intern(value_type, Constant::Undef)),
        };
        let name = match &says.linkage {
            Some((name, _)) => match self.variable_symbols.remove(&id) {
                Some(symbol) => symbol,
                None => self.linked_symbol(name)?,
            },
            None => {
                let name = self.name_of(id).map(|name| name.to_vec()).unwrap_or_default();
                self.symbols.unique(&name)
            }
        };
        let literal = is_constant
            && linkage == Linkage::Internal
            && matches!(self.out.types[value_type], Type::Array { element, .. }
                if self.out.types[element] == Type::Integer(8));
        let unnamed_addr = if literal { UnnamedAddr::Global } else { UnnamedAddr::None };
        let props = GlobalProps {
            name,
            linkage,
            unnamed_addr,
            address_space,
            align: says.align,
            ..GlobalProps::default()
        };
        let attachments =
            says.rest.map(|list| (self.md_kind(decorations::BY_NUMBER), list)).into_iter().collect();
        let global = self.out.globals.push(GlobalVariable {
            props,
            value_type,
            is_constant,
            initializer,
            externally_initialized: false,
            attributes: self.out.attributes.empty_set(),
            sanitizer: 0,
            code_model: 0,
            attachments,
        });
        let address = self.out.global_const(global);
        Ok(Entity::Value(Value::Const(address)))
    }

    fn variable_decorations(&mut self, id: u32) -> Res<Says> {
        let mut says = Says::default();
        let mut rest = Vec::new();
        let found: Vec<_> = self.scan.decorations.of(&self.scan.ids, id).collect();
        for decoration in found {
            let first = decoration.operands.first().copied();
            match (decoration.kind, first) {
                (Decoration::BuiltIn, Some(builtin)) => says.builtin = Some(BuiltIn(builtin)),
                (Decoration::LinkageAttributes, _) => {
                    let linkage = linkage_attributes(decoration);
                    says.linkage = Some(linkage.ok_or_else(|| fail!("its LinkageAttributes are cut off"))?);
                }
                (Decoration::Alignment, Some(align)) => says.align = alignment(align)?,
                (Decoration::Constant, _) => says.constant = true,
                _ => rest.push(decoration),
            }
        }
        says.rest = self.decoration_list(&rest);
        Ok(says)
    }

    /// Takes the symbols of the variables that are linked by name. Those that cannot have theirs report it later.
    pub(crate) fn claim_variable_symbols(&mut self) {
        let globals = std::mem::take(&mut self.scan.globals);
        for &index in &globals {
            let inst = self
                .input
                .instruction(index as usize)
                .filter(|inst| matches!(inst.op(), Op::Variable | Op::UntypedVariableKHR));
            let Some(id) = inst.and_then(|inst| inst.result()) else { continue };
            let find = |kind| self.scan.decorations.find(&self.scan.ids, id.0, kind);
            if find(Decoration::BuiltIn).is_some() {
                continue;
            }
            let linkage = find(Decoration::LinkageAttributes).and_then(linkage_attributes);
            if let Some((name, _)) = linkage
                && let Ok(symbol) = self.linked_symbol(&name)
            {
                self.variable_symbols.insert(id.0, symbol);
            }
        }
        self.scan.globals = globals;
    }

    /// The symbol of something that is linked by name: it must be free.
    pub(crate) fn linked_symbol(&mut self, name: &[u8]) -> Res<Name> {
        let name = Name::from(name);
        if name.is_empty() {
            return Err(fail!("the linkage name is empty"));
        }
        if !self.symbols.take(&name) {
            return Err(fail!("the symbol '{name}' is defined or declared a second time"));
        }
        Ok(name)
    }
}

/// An alignment in bytes that LLVM can express.
pub(crate) fn alignment(align: u32) -> Res<u64> {
    match align {
        0 => Ok(0),
        _ if align.is_power_of_two() => Ok(u64::from(align)),
        _ => Err(fail!("the alignment {align} is not a power of two")),
    }
}
