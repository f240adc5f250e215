//! Builtin variables: reading one becomes a call, `get_global_id(i)` or its friendly form.
//!
//! A vector is not built when it is loaded: mostly one component is taken out of it, and then one call is enough. When
//! the vector itself turns out to be needed, it is built where it was loaded. When the variable's address is used for
//! more than loading, a copy in memory stands for the variable: it never changes while the function runs.

use crate::body::FunctionRaiser;
use crate::body::late::Lazy;
use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::neutral_types::llvm_type_of;
use crate::module::spelling::spell_variable;
use crate::operands::result;
use llvm_model::{Flags, InstKind, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::{Operand, Ty, VariableInfo};
use spirv_module::{BuiltIn, Instruction};

/// The builtin variables that one function reads.
#[derive(Default)]
pub(crate) struct BuiltinReads {
    vectors: Vec<Lazy<BuiltIn>>,
    components: Vec<Lazy<Component>>,
    /// The copies in memory, with the type of what they hold.
    copies: Vec<(BuiltIn, TypeId, Value)>,
}

/// An element of a builtin variable.
#[derive(Clone, Copy)]
struct Component {
    builtin: BuiltIn,
    /// The id of the variable's address.
    base: u32,
    index: Value,
    index_type: TypeId,
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// OpLoad of a builtin variable.
    pub(crate) fn load_builtin(&mut self, inst: Instruction<'m>, builtin: BuiltIn) -> Res<()> {
        let ty = self.result_type(inst)?;
        let info = spirv_mapping::variable(builtin);
        if self.is_by_dimension(ty, info) {
            let lazy = self.lazy(inst, builtin, ty)?;
            self.builtin_reads.vectors.push(lazy);
            let index = self.builtin_reads.vectors.len() as u32 - 1;
            self.raise.ids.set(result(inst)?, Entity::BuiltinVector(index));
            return Ok(());
        }
        let value = self.read_whole(inst, builtin, info, ty)?;
        self.bind(inst, value)
    }

    /// An access chain to a component of a builtin variable.
    pub(crate) fn builtin_component(
        &mut self,
        inst: Instruction<'m>,
        base: u32,
        builtin: BuiltIn,
        indices: &[u32],
    ) -> Res<()> {
        let id = result(inst)?;
        match *indices {
            [] => self.raise.ids.set(id, Entity::BuiltinAddress(builtin)),
            [index] => {
                let (value, index_type) = self.typed(index)?;
                if !matches!(self.raise.out.types[index_type], Type::Integer(_)) {
                    return Err(fail!("index %{index} is not a scalar integer"));
                }
                let component = Component { builtin, base, index: value, index_type };
                let lazy = self.lazy(inst, component, self.result_type(inst)?)?;
                self.builtin_reads.components.push(lazy);
                let number = self.builtin_reads.components.len() as u32 - 1;
                self.raise.ids.set(id, Entity::BuiltinComponent(number));
            }
            _ => return Err(fail!("the indices go deeper than the builtin variable {builtin:?}")),
        }
        Ok(())
    }

    /// OpLoad of a component of a builtin variable.
    pub(crate) fn load_component(&mut self, inst: Instruction<'m>, component: u32) -> Res<()> {
        let found = self.builtin_reads.components.get(component as usize).map(|lazy| lazy.what);
        let component = found.ok_or_else(|| fail!("a component of another function"))?;
        let index = self.resize(component.index, component.index_type, self.i32)?;
        let ty = self.result_type(inst)?;
        let value = self.read_dimension(inst, component.builtin, index, ty)?;
        self.bind(inst, value)
    }

    /// The address of a builtin variable's copy in memory; `id` is the address of the variable.
    pub(crate) fn builtin_copy(&mut self, id: u32, builtin: BuiltIn) -> Res<Value> {
        let ty = self.raise.ids.sized_pointee(&self.raise.out.types, id)?;
        let known = self.builtin_reads.copies.iter().find(|(b, t, _)| *b == builtin && *t == ty);
        if let Some((_, _, copy)) = known {
            return Ok(*copy);
        }
        let inst = self.raise.ids.definition(id).ok_or_else(|| fail!("id %{id} is not defined"))?;
        let info = spirv_mapping::variable(builtin);
        let pointer_type = self.raise.out.types.ptr(0);
        let copy = self.make_at(self.beginning()?, |this| {
            let count = this.int(this.i32, 1);
            let kind =
                InstKind::Alloca { allocated: ty, count, align: 0, inalloca: false, swifterror: false };
            let pointer = this.emit(kind, pointer_type, Flags::NONE)?;
            let value = if this.is_by_dimension(ty, info) {
                this.read_dimensions(inst, builtin, ty)?
            } else {
                this.read_whole(inst, builtin, info, ty)?
            };
            let kind = InstKind::Store { value, pointer, align: 0, volatile: false, atomic: None };
            this.emit(kind, this.void, Flags::NONE)?;
            Ok(pointer)
        })?;
        self.builtin_reads.copies.push((builtin, ty, copy));
        Ok(copy)
    }

    /// The address of a component in the copy of its builtin variable.
    pub(crate) fn component_address(&mut self, component: u32) -> Res<Value> {
        let lazy = self.builtin_reads.components.get(component as usize);
        let lazy = lazy.ok_or_else(|| fail!("a component of another function"))?;
        if let Some(value) = lazy.value {
            return Ok(value);
        }
        let (Component { builtin, base, index, .. }, ty, place) = (lazy.what, lazy.ty, lazy.place);
        let source_type = self.raise.ids.sized_pointee(&self.raise.out.types, base)?;
        let base = self.builtin_copy(base, builtin)?;
        let address = self.make_at(place, |this| {
            let indices = SmallVec::from_slice(&[this.int(this.i32, 0), index]);
            this.emit(InstKind::GetElementPtr { source_type, base, indices }, ty, Flags::INBOUNDS)
        })?;
        if let Some(lazy) = self.builtin_reads.components.get_mut(component as usize) {
            lazy.value = Some(address);
        }
        Ok(address)
    }

    /// Whether a builtin variable of type `ty` is read one dimension at a time.
    fn is_by_dimension(&self, ty: TypeId, info: Option<VariableInfo>) -> bool {
        matches!(self.raise.out.types[ty], Type::Vector { count: 1..=4, .. })
            && info.is_none_or(|info| info.has_dimension())
    }

    /// OpCompositeExtract of a loaded builtin variable.
    pub(crate) fn extract_builtin(&mut self, inst: Instruction<'m>, vector: u32, lane: u32) -> Res<()> {
        let (builtin, vector_type) = self.lazy_vector(vector)?;
        if self.raise.out.types.lanes(vector_type).is_none_or(|lanes| lane >= lanes) {
            return Err(fail!("component {lane} of the builtin variable {builtin:?}"));
        }
        let element = self.raise.out.types.scalar(vector_type);
        let index = self.int(self.i32, u64::from(lane));
        let value = self.read_dimension(inst, builtin, index, element)?;
        self.bind(inst, value)
    }

    /// OpVectorExtractDynamic of a loaded builtin variable.
    pub(crate) fn extract_builtin_dynamic(
        &mut self,
        inst: Instruction<'m>,
        vector: u32,
        index: Value,
        index_type: TypeId,
    ) -> Res<()> {
        let (builtin, vector_type) = self.lazy_vector(vector)?;
        let element = self.raise.out.types.scalar(vector_type);
        let index = self.resize(index, index_type, self.i32)?;
        let value = self.read_dimension(inst, builtin, index, element)?;
        self.bind(inst, value)
    }

    fn lazy_vector(&self, vector: u32) -> Res<(BuiltIn, TypeId)> {
        let lazy = self.builtin_reads.vectors.get(vector as usize);
        lazy.map(|lazy| (lazy.what, lazy.ty)).ok_or_else(|| fail!("a value of another function"))
    }

    /// A loaded builtin variable as a vector: one call per component, where it was loaded.
    pub(crate) fn build_builtin_vector(&mut self, vector: u32) -> Res<Value> {
        let lazy = self.builtin_reads.vectors.get(vector as usize);
        let lazy = lazy.ok_or_else(|| fail!("a value of another function"))?;
        if let Some(value) = lazy.value {
            return Ok(value);
        }
        let (builtin, ty, load) = (lazy.what, lazy.ty, lazy.inst);
        let place = lazy.place;
        let inst = self.raise.input.instruction(load as usize).ok_or_else(|| fail!("no such instruction"))?;
        let value = self.make_at(place, |this| this.read_dimensions(inst, builtin, ty))?;
        self.name_late(load, value);
        if let Some(lazy) = self.builtin_reads.vectors.get_mut(vector as usize) {
            lazy.value = Some(value);
        }
        Ok(value)
    }

    /// The calls that read all dimensions, as a vector of type `ty`.
    fn read_dimensions(&mut self, inst: Instruction<'m>, builtin: BuiltIn, ty: TypeId) -> Res<Value> {
        let element = self.raise.out.types.scalar(ty);
        let mut vector = self.poison(ty);
        for lane in 0..self.raise.out.types.lanes(ty).unwrap_or(0) {
            let index = self.int(self.i32, u64::from(lane));
            let component = self.read_dimension(inst, builtin, index, element)?;
            let kind = InstKind::InsertElement { vector, element: component, index };
            vector = self.emit(kind, ty, Flags::NONE)?;
        }
        Ok(vector)
    }

    /// The call that reads one dimension, as an integer of type `ty`.
    fn read_dimension(
        &mut self,
        inst: Instruction<'m>,
        builtin: BuiltIn,
        index: Value,
        ty: TypeId,
    ) -> Res<Value> {
        let width = self.raise.input.pointer_width();
        let own = match spirv_mapping::variable(builtin) {
            Some(info) => info.component(width),
            None => Ty::Int(self.raise.out.types.int_width(ty).unwrap_or(width)),
        };
        let operand = Operand { ty: Ty::Int(32), constant: self.raise.out.as_u64(index) };
        self.read_variable(inst, builtin, Some((operand, index)), own, ty)
    }

    /// The call that reads a variable that is not read by dimension.
    fn read_whole(
        &mut self,
        inst: Instruction<'m>,
        builtin: BuiltIn,
        info: Option<VariableInfo>,
        ty: TypeId,
    ) -> Res<Value> {
        let width = self.raise.input.pointer_width();
        let own = match info {
            Some(info) => info.ty(width),
            None => match self.raise.out.types[ty] {
                Type::Integer(1) => Ty::Bool,
                Type::Integer(width) => Ty::Int(width),
                _ => return Err(fail!("the builtin variable {builtin:?} is not supported")),
            },
        };
        self.read_variable(inst, builtin, None, own, ty)
    }

    fn read_variable(
        &mut self,
        inst: Instruction<'m>,
        builtin: BuiltIn,
        dimension: Option<(Operand, Value)>,
        own: Ty,
        ty: TypeId,
    ) -> Res<Value> {
        let own_type = llvm_type_of(&mut self.raise.out.types, &own).unwrap_or(ty);
        let (operand, index) = dimension.unzip();
        let spelled = spell_variable(self.raise, builtin, operand, own, own_type, inst)?;
        let value = self.call_direct(&spelled, index.into_iter().collect())?;
        if spelled.ret == ty {
            return Ok(value);
        }
        self.resize(value, spelled.ret, ty)
    }
}
