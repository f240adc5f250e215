//! Function headers: names, linkage, calling conventions, attributes. Bodies come when every header is there, so
//! that calls may go forward.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::decorations::linkage_attributes;
use crate::module::parameters::Parameters;
use crate::raise::{Raise, result, result_type, words};
use crate::scan::FunctionRange;
use llvm_model::global::GlobalProps;
use llvm_model::{
    AttrKind, Attribute, CallingConv, Function, FunctionId, Linkage, Name, Param, Type, TypeId, UnnamedAddr,
};
use spirv_mapping::convention::{decorations, linkage};
use spirv_module::{Decoration, FunctionControl, Instruction, LinkageType, Op};
use translate_common::LossKind;

impl<'m> Raise<'m> {
    /// Takes the symbols of what is linked by name, before anything local can: those of functions, which are returned
    /// function by function, and those of variables.
    pub(crate) fn claim_symbols(&mut self) -> Vec<Res<Option<Linked>>> {
        let ranges = std::mem::take(&mut self.scan.functions);
        let symbols = ranges.iter().map(|&range| self.claim_symbol(range)).collect();
        self.scan.functions = ranges;
        self.claim_variable_symbols();
        symbols
    }

    /// Makes the functions of all ranges, without bodies. Entry `i` is that of range `i`, `None` when it failed.
    pub(crate) fn raise_headers(&mut self, symbols: Vec<Res<Option<Linked>>>) -> Vec<Option<FunctionId>> {
        let ranges = std::mem::take(&mut self.scan.functions);
        let mut headers = Vec::with_capacity(ranges.len());
        for (&range, symbol) in ranges.iter().zip(symbols) {
            let Some(inst) = self.input.instruction(range.start) else { continue };
            self.current_function = inst.result().map_or(0, |id| id.0);
            let header = symbol.and_then(|linked| self.header(inst, range, linked));
            headers.push(match header {
                Ok(id) => Some(id),
                Err(fail) => {
                    self.report(inst, fail);
                    None
                }
            });
        }
        self.current_function = 0;
        self.scan.functions = ranges;
        headers
    }

    /// The name by which the function is linked; `None` for a local one.
    fn claim_symbol(&mut self, range: FunctionRange) -> Res<Option<Linked>> {
        let inst = self.input.instruction(range.start).ok_or_else(|| fail!("no OpFunction"))?;
        let id = result(inst)?;
        let entry = self.entry_point_of(id);
        let found = self.scan.decorations.find(&self.scan.ids, id, Decoration::LinkageAttributes);
        let linkage = match found {
            Some(found) => {
                Some(linkage_attributes(found).ok_or_else(|| fail!("its LinkageAttributes are cut off"))?)
            }
            None => None,
        };
        let (name, kind) = match (entry, linkage) {
            (Some(entry), _) => (self.scan.entry_points[entry].name.clone(), LinkageType::Export),
            (None, Some((name, kind))) => (name, LinkageType(kind)),
            (None, None) => return Ok(None),
        };
        if entry.is_some() && !range.defined {
            return Err(fail!("an entry point without a body"));
        }
        let linkage = linkage::linkage(kind, range.defined).ok_or_else(|| match kind {
            LinkageType::Export => fail!("an exported function without a body"),
            other => fail!("unknown linkage type {other:?}"),
        })?;
        Ok(Some(Linked { symbol: self.linked_symbol(&name)?, linkage, entry }))
    }

    /// The index of the first entry point that is this function.
    fn entry_point_of(&self, function: u32) -> Option<usize> {
        self.entry_by_function.get(&function).copied()
    }

    fn header(
        &mut self,
        inst: Instruction<'m>,
        range: FunctionRange,
        linked: Option<Linked>,
    ) -> Res<FunctionId> {
        let id = result(inst)?;
        let [control, function_type] = words(inst)?;
        let type_inst = self.definition(function_type).filter(|ty| ty.op() == Op::TypeFunction);
        let type_inst = type_inst.ok_or_else(|| fail!("%{function_type} is not a function type"))?;
        let ty = self.llvm_type(function_type)?;
        if type_inst.operands().first() != Some(&result_type(inst)?) {
            return Err(fail!("the result type is not the return type of the function type"));
        }
        let (symbol, linkage) = match &linked {
            Some(linked) => (linked.symbol.clone(), linked.linkage),
            None if range.defined => {
                let name = self.name_of(id).map(|name| name.to_vec()).unwrap_or_default();
                (self.symbols.unique(&name), Linkage::Internal)
            }
            None => {
                return Err(fail!("a function without a body must be imported (LinkageAttributes Import)"));
            }
        };
        let is_kernel = linked.as_ref().is_some_and(|linked| linked.entry.is_some());
        let params = self.raise_parameters(range, type_inst, ty)?;
        let function_set = self.function_attributes(id, FunctionControl(control));
        let sets: Vec<_> =
            params.attributes.iter().map(|a| self.out.attributes.intern_set(a.clone())).collect();
        let ret = self.return_attributes(id, ty);
        let attributes = self.out.attributes.intern_list(function_set, ret, &sets);
        let calling_conv = if is_kernel { CallingConv::SPIR_KERNEL } else { CallingConv::SPIR_FUNC };
        let props =
            GlobalProps { name: symbol, linkage, unnamed_addr: UnnamedAddr::None, ..GlobalProps::default() };
        let attachments = self.function_decorations(id);
        let function = self.out.functions.push(Function {
            props,
            params: params.names.into_iter().map(|name| Param { name, pointee: None }).collect(),
            calling_conv,
            attributes,
            attachments,
            ..Function::declaration(&self.out.types, Name::default(), ty)
        });
        self.attach_parameter_decorations(function, is_kernel, params.decorations);
        let name = self.out.functions[function].props.name.clone();
        if linkage != Linkage::Internal {
            self.functions_by_symbol.insert(name, function);
        }
        self.set(id, Entity::Function(function));
        if let Some(entry) = linked.and_then(|linked| linked.entry) {
            self.kernels.push((function, entry));
        }
        Ok(function)
    }

    /// `nounwind`, `convergent` (any function may contain a barrier, and LLVM only ever takes the attribute away), and
    /// what the function control says.
    fn function_attributes(&mut self, id: u32, control: FunctionControl) -> llvm_model::AttrSetId {
        let mut set = vec![Attribute::Enum(AttrKind::NO_UNWIND), Attribute::Enum(AttrKind::CONVERGENT)];
        if control.contains(FunctionControl::Inline) && !control.contains(FunctionControl::OptNoneEXT) {
            set.push(Attribute::Enum(AttrKind::ALWAYS_INLINE));
        }
        if control.contains(FunctionControl::DontInline) && !control.contains(FunctionControl::Inline) {
            set.push(Attribute::Enum(AttrKind::NO_INLINE));
        }
        if control.contains(FunctionControl::OptNoneEXT) {
            set.push(Attribute::Enum(AttrKind::OPT_NONE));
            set.push(Attribute::Enum(AttrKind::NO_INLINE));
        }
        if control.contains(FunctionControl::Const) {
            set.push(Attribute::Int(AttrKind::MEMORY, crate::builtins::MEMORY_NONE));
        } else if control.contains(FunctionControl::Pure) {
            set.push(Attribute::Int(AttrKind::MEMORY, crate::builtins::MEMORY_READ));
        }
        if self.scan.decorations.has(&self.scan.ids, id, Decoration::ReferencedIndirectlyINTEL) {
            set.push(Attribute::String(decorations::REFERENCED_INDIRECTLY.into(), Name::default()));
        }
        let known = FunctionControl::Inline
            | FunctionControl::DontInline
            | FunctionControl::Const
            | FunctionControl::Pure
            | FunctionControl::OptNoneEXT;
        if !control.without(known).is_empty() {
            let inst = self.scan.ids.get(id).map_or(0, |slot| slot.def);
            self.lose(LossKind::Attribute, format!("function control {:?}", control.without(known)), inst);
        }
        self.out.attributes.intern_set(set)
    }

    /// Attributes of the result: the function itself decorated FuncParamAttr.
    fn return_attributes(&mut self, id: u32, ty: TypeId) -> llvm_model::AttrSetId {
        let ret = self.out.types.function_parts(ty).map(|(ret, ..)| ret);
        let is_int = ret.is_some_and(|ret| matches!(self.out.types[ret], Type::Integer(_)));
        let mut set = Vec::new();
        let found: Vec<_> = self.scan.decorations.of(&self.scan.ids, id).collect();
        for decoration in found.iter().filter(|d| d.kind == Decoration::FuncParamAttr) {
            match Parameters::extension(decoration.operands) {
                Some(kind) if is_int => set.push(Attribute::Enum(kind)),
                _ => self.lose(LossKind::Attribute, "FuncParamAttr of a result", decoration.instruction),
            }
        }
        self.out.attributes.intern_set(set)
    }
}

/// How a function is linked.
pub(crate) struct Linked {
    symbol: Name,
    linkage: Linkage,
    /// The entry point that it is.
    entry: Option<usize>,
}
