//! Numbers for types, globals, module constants and everything else that functions share, found by walking the module.

use llvm_model::instruction::{InstKind, Instruction, MetadataOperand, Value};
use llvm_model::intrinsics::Row;
use llvm_model::{
    AttrSetId, Attribute, Body, ConstId, Constant, DataLayout, DebugLocId, Function, Id, SyncScopeId, Type,
    TypeId,
};

use rustc_hash::FxHashMap;

use super::constants::{for_each_operand, for_each_type};
use super::dialect::WriteError;
use super::{ModuleWriter, bits_for};

/// Has no number.
pub(super) const NONE: u32 = u32::MAX;

/// Numbers of types and values.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbering {
    pub(super) type_numbers: Vec<u32>,
    pub(super) type_list: Vec<TypeId>,
    pub(super) value_numbers: Vec<u32>,
    /// Constants that globals and module metadata use, in the order of their numbers.
    pub(super) module_constants: Vec<ConstId>,
    /// How many globals there are: the number of the first constant.
    pub(super) globals: u32,
    /// The mask constants of shuffle expressions.
    pub(super) masks: FxHashMap<ConstId, ConstId>,
    /// Constants with types that were collected.
    pub(super) seen: Vec<bool>,
}

impl Numbering {
    /// The types in the order of their numbers.
    pub(super) fn types(&self) -> &[TypeId] {
        &self.type_list
    }

    /// The number of a type.
    #[inline]
    pub(super) fn ty(&self, id: TypeId) -> u32 {
        self.type_numbers.get(id.index()).copied().unwrap_or(NONE)
    }

    /// Bits that a type number takes.
    pub(super) fn type_bits(&self) -> u32 {
        bits_for(self.type_list.len() as u64)
    }

    /// The value number of a constant, [`NONE`] if it has none at this place.
    #[inline]
    pub(super) fn constant(&self, id: ConstId) -> u32 {
        self.value_numbers.get(id.index()).copied().unwrap_or(NONE)
    }

    pub(super) fn set_constant(&mut self, id: ConstId, number: u32) {
        if self.value_numbers.len() <= id.index() {
            self.value_numbers.resize(id.index() + 1, NONE);
        }
        if let Some(slot) = self.value_numbers.get_mut(id.index()) {
            *slot = number;
        }
    }

    #[inline]
    pub(super) fn see(&mut self, id: ConstId) -> bool {
        if self.seen.len() <= id.index() {
            self.seen.resize(id.index() + 1, false);
        }
        self.seen.get_mut(id.index()).is_some_and(|seen| !std::mem::replace(seen, true))
    }
}

impl ModuleWriter<'_> {
    /// Numbers everything that the module level needs.
    pub(super) fn enumerate(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        let layout = DataLayout::parse(&module.data_layout.to_string_lossy()).unwrap_or_default();
        self.alloca_space = layout.alloca_space;
        let mut roots = Vec::new();
        if module.types.have_bytes() {
            self.dialect.plan_bytes();
        }
        self.find_kinds();
        self.plan_debug_calls()?;
        self.plan_old_intrinsics()?;
        self.number_globals();
        for global in module.globals.values() {
            self.add_type(global.value_type);
            self.add_attribute_set(global.attributes);
            roots.extend(global.initializer);
            self.metadata_attachments(&global.attachments);
        }
        for (id, function) in module.functions.iter() {
            let ty = self.written_function_type(id);
            self.add_type(ty);
            if !self.is_known_intrinsic(function) {
                self.add_attribute_list(function.attributes, self.old.extra(id).map(|extra| extra.at));
            }
            roots.extend([function.prefix, function.prologue, function.personality].into_iter().flatten());
            self.metadata_attachments(&function.attachments);
        }
        for alias in module.aliases.values() {
            self.add_type(alias.value_type);
            roots.push(alias.aliasee);
        }
        for ifunc in module.ifuncs.values() {
            self.add_type(ifunc.value_type);
            roots.push(ifunc.resolver);
            self.metadata_attachments(&ifunc.attachments);
        }
        for named in &module.named_metadata {
            named.operands.iter().for_each(|&id| self.metadata.reach(module, id));
        }
        self.enumerate_bodies()?;
        // After all others, so that only those of intrinsics remain.
        self.attributes.begin_intrinsics();
        for (id, function) in module.functions.iter() {
            if self.is_known_intrinsic(function) {
                self.add_attribute_list(function.attributes, self.old.extra(id).map(|extra| extra.at));
            }
        }
        self.number_metadata(&mut roots)?;
        self.number_module_constants(&roots)
    }

    /// Whether it declares an intrinsic to which every LLVM gives the attributes it has here.
    pub(super) fn is_known_intrinsic(&self, function: &Function) -> bool {
        let name = function.props.name.as_bytes();
        function.body.is_none()
            && name.starts_with(b"llvm.")
            && Row::find_in(self.module.release(), name)
                .is_some_and(|row| row.has_its_attributes(self.module, function))
    }

    fn number_globals(&mut self) {
        let module = self.module;
        let variables = module.globals.len();
        let functions = variables + module.functions.len() + self.debug_calls.made.len();
        let aliases = functions + module.aliases.len();
        self.numbers.globals = (aliases + module.ifuncs.len()) as u32;
        for (id, _, constant) in module.constants.iter() {
            let number = match constant {
                Constant::Global(g) => g.index(),
                Constant::Function(f) => variables + f.index(),
                Constant::Alias(a) => functions + a.index(),
                Constant::IFunc(i) => aliases + i.index(),
                _ => continue,
            };
            self.numbers.set_constant(id, number as u32);
        }
    }

    /// Module-level constants: `roots` and their operands, by type and then in the order they were found.
    fn number_module_constants(&mut self, roots: &[ConstId]) -> Result<(), WriteError> {
        let mut list = Vec::new();
        let mut stack = Vec::new();
        for &root in roots {
            stack.push(root);
            while let Some(id) = stack.pop() {
                if self.numbers.constant(id) != NONE {
                    // A global: it has a number already, but metadata names its type too.
                    self.add_type(self.constants.ty(id));
                    continue;
                }
                self.add_constant(id)?;
                self.numbers.set_constant(id, 0);
                list.push(id);
                for_each_operand(self, id, |operand| stack.push(operand));
            }
        }
        self.sort_constants(&mut list);
        for (index, &id) in list.iter().enumerate() {
            self.numbers.set_constant(id, self.numbers.globals + index as u32);
        }
        self.numbers.module_constants = list;
        Ok(())
    }

    /// Brings constants of one type together, so that the type is named once; integers first.
    pub(super) fn sort_constants(&self, list: &mut [ConstId]) {
        list.sort_by_cached_key(|&id| {
            let ty = self.constants.ty(id);
            (!matches!(self.types[ty], Type::Integer(_)), self.numbers.ty(ty))
        });
    }

    /// Collects the types of a constant and of its operands.
    #[inline]
    pub(super) fn add_constant(&mut self, root: ConstId) -> Result<(), WriteError> {
        if self.numbers.see(root) { self.add_unseen_constant(root) } else { Ok(()) }
    }

    fn add_unseen_constant(&mut self, root: ConstId) -> Result<(), WriteError> {
        let mut stack = vec![root];
        while let Some(id) = stack.pop() {
            self.check_constant(id)?;
            self.add_type(self.constants.ty(id));
            let mut types = smallvec::SmallVec::<[TypeId; 2]>::new();
            for_each_type(self, id, |ty| types.push(ty));
            types.into_iter().for_each(|ty| self.add_type(ty));
            self.prepare_mask(id);
            let mut operands = smallvec::SmallVec::<[ConstId; 8]>::new();
            for_each_operand(self, id, |operand| operands.push(operand));
            stack.extend(operands.into_iter().filter(|&operand| self.numbers.see(operand)));
        }
        Ok(())
    }

    pub(super) fn enumerate_body(&mut self, body: &Body) -> Result<(), WriteError> {
        for (position, &block) in body.layout.iter().enumerate() {
            let block =
                body.blocks.get(block).ok_or_else(|| WriteError::new("a block that does not exist"))?;
            for (at, &id) in block.insts.iter().enumerate() {
                let inst = body
                    .insts
                    .get(id)
                    .ok_or_else(|| WriteError::new("an instruction that does not exist"))?;
                self.enumerate_instruction(inst, body.locs.get(id)).map_err(|e| e.at(position, at))?;
                if !body.debug_records.is_empty()
                    && let Some(records) = body.debug_records.get(&id)
                {
                    for record in records {
                        self.reach_debug_record(record);
                        for operand in record.kind.operands() {
                            self.enumerate_metadata_operand(operand)?;
                        }
                    }
                }
            }
        }
        for operand in &body.metadata_operands {
            self.enumerate_metadata_operand(operand)?;
        }
        Ok(())
    }

    fn enumerate_metadata_operand(&mut self, operand: &MetadataOperand) -> Result<(), WriteError> {
        match operand {
            MetadataOperand::Node(id) => {
                self.metadata.reach(self.module, *id);
                Ok(())
            }
            MetadataOperand::Value(value) => self.enumerate_value(*value),
            MetadataOperand::ArgList(values) => values.iter().try_for_each(|&v| self.enumerate_value(v)),
        }
    }

    fn enumerate_value(&mut self, value: Value) -> Result<(), WriteError> {
        match value {
            Value::Const(id) => self.add_constant(id),
            _ => Ok(()),
        }
    }

    pub(super) fn enumerate_instruction(
        &mut self,
        inst: &Instruction,
        loc: Option<DebugLocId>,
    ) -> Result<(), WriteError> {
        self.add_type(inst.ty);
        let mut failed = None;
        inst.kind.for_each_operand(|value| {
            if let Value::Const(id) = value
                && let Err(e) = self.add_constant(id)
            {
                failed = Some(e);
            }
        });
        if let Some(e) = failed {
            return Err(e);
        }
        match &inst.kind {
            InstKind::Alloca { allocated, .. } => self.add_type(*allocated),
            InstKind::GetElementPtr { source_type, .. } => self.add_type(*source_type),
            InstKind::Switch { cases, .. } => {
                for &(case, _) in cases {
                    self.add_constant(case)?;
                }
            }
            InstKind::ShuffleVector { mask, .. } => {
                let scalable = matches!(self.types[inst.ty], Type::Vector { scalable: true, .. });
                let mask = self.mask_constant(mask, scalable);
                self.add_constant(mask)?;
            }
            InstKind::Load { atomic: Some(atomic), .. }
            | InstKind::Store { atomic: Some(atomic), .. }
            | InstKind::Fence { atomic }
            | InstKind::AtomicRmw { atomic, .. } => self.add_scope(atomic.scope),
            InstKind::CmpXchg(x) => self.add_scope(x.scope),
            kind => {
                if let Some(call) = kind.call() {
                    let extra = self.callee_with_extra(call);
                    if extra.is_none() {
                        self.add_type(call.function_type);
                    }
                    self.add_attribute_list(call.attributes, extra.map(|(_, extra)| extra.at));
                    for bundle in &call.bundles {
                        if !self.bundle_tags.contains(&bundle.tag) {
                            self.bundle_tags.push(bundle.tag.clone());
                        }
                    }
                }
            }
        }
        if let Some(loc) = loc {
            self.reach_location(loc);
        }
        self.metadata_attachments(&inst.attachments);
        Ok(())
    }

    fn add_scope(&mut self, scope: SyncScopeId) {
        if self.scopes.contains_key(&scope) {
            return;
        }
        let number = match self.module.sync_scopes[scope].as_bytes() {
            b"singlethread" => 0,
            b"" => 1,
            _ => {
                self.scope_names.push(scope);
                self.scope_names.len() as u64 + 1
            }
        };
        self.scopes.insert(scope, number);
    }

    /// Takes in the types that the attributes of a set name.
    pub(super) fn add_attribute_types(&mut self, set: AttrSetId) {
        for attribute in self.module.attributes.set(set) {
            if let Attribute::Type(_, Some(ty)) = attribute {
                self.add_type(*ty);
            }
        }
    }
}
