//! What runtimes read of kernels: `!kernel_arg_*` and the metadata for execution modes.

use crate::fail::{Res, fail};
use crate::raise::Raise;
use llvm_model::{Constant, FunctionId, MdId};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::kernel_args::{self, qualifier};
use spirv_mapping::convention::{modes, opaque};
use spirv_module::{
    Decoration, ExecutionMode, ExecutionModel, FunctionParameterAttribute, Instruction, LiteralString, Op,
    StorageClass,
};
use translate_common::LossKind;

/// The argument metadata of one parameter.
struct Argument {
    addr_space: u32,
    access_qual: &'static str,
    ty: String,
    type_qual: String,
    name: String,
}

impl<'m> Raise<'m> {
    /// Attaches the metadata of all kernels.
    pub(crate) fn raise_kernels(&mut self) {
        let kernels = std::mem::take(&mut self.kernels);
        let lists = self.stated_arguments();
        for &(function, entry) in &kernels {
            self.kernel_arguments(function, entry, &lists);
        }
        self.execution_modes();
    }

    /// Checks the entry points and notes which function is which.
    pub(crate) fn index_entry_points(&mut self) {
        for index in 0..self.scan.entry_points.len() {
            let entry = &self.scan.entry_points[index];
            let (inst, function) = (entry.inst, entry.function);
            let model = ExecutionModel(inst.operands().first().copied().unwrap_or(u32::MAX));
            if !self.options.profile.execution_models.contains(&model) {
                let fail = fail!("an entry point of the execution model {model:?}")
                    .help(self.options.profile.only());
                self.report(inst, fail);
            } else if self.definition(function).is_none_or(|def| def.op() != Op::Function) {
                self.report(inst, fail!("%{function} is not a function"));
            } else if let Some(mode) = self.structor_mode(function) {
                self.structors.push((function, mode));
            } else if self.entry_by_function.insert(function, index).is_some() {
                let fail = fail!("%{function} is the function of a second entry point")
                    .help("a function with two entry points is not supported; make a copy of it");
                self.report(inst, fail);
            }
        }
    }

    fn kernel_arguments(&mut self, function: FunctionId, entry: usize, lists: &FxHashMap<Vec<u8>, String>) {
        let function_id = self.scan.entry_points[entry].function;
        let arguments: Vec<Argument> =
            self.parameter_ids(function_id).into_iter().map(|(id, ty)| self.argument_info(id, ty)).collect();
        let stated = self.stated(lists, kernel_args::TYPE, entry, arguments.len());
        let stated_quals = self.stated(lists, kernel_args::QUALIFIERS, entry, arguments.len());
        let mut columns: [Vec<Option<MdId>>; 5] = Default::default();
        for (index, argument) in arguments.iter().enumerate() {
            let addr_space = self.md_u32(argument.addr_space);
            let access = self.md_string(argument.access_qual);
            let ty = stated.as_ref().and_then(|types| types.get(index)).unwrap_or(&argument.ty);
            let ty = self.md_string(ty);
            let qual =
                stated_quals.as_ref().and_then(|quals| quals.get(index)).unwrap_or(&argument.type_qual);
            let qual = self.md_string(qual);
            let name = self.md_string(&argument.name);
            for (column, item) in columns.iter_mut().zip([addr_space, access, ty, qual, name]) {
                column.push(Some(item));
            }
        }
        let has_names = arguments.iter().any(|argument| !argument.name.is_empty());
        let [addr_space, access, ty, qual, name] = columns.map(|column| self.md_tuple(&column));
        let mut attachments = vec![
            (self.md_kind(kernel_args::ADDRESS_SPACE), addr_space),
            (self.md_kind(kernel_args::ACCESS), access),
            (self.md_kind(kernel_args::TYPE), ty),
            (self.md_kind(kernel_args::BASE_TYPE), ty),
            (self.md_kind(kernel_args::QUALIFIERS), qual),
        ];
        if has_names {
            attachments.push((self.md_kind(kernel_args::NAME), name));
        }
        self.out.functions[function].attachments.extend(attachments);
    }

    /// The ids of a function's parameters and of their types.
    fn parameter_ids(&self, function: u32) -> Vec<(u32, u32)> {
        let Some(def) = self.definition(function) else { return Vec::new() };
        let mut out = Vec::new();
        let mut at = def.index() as usize + 1;
        while let Some(inst) = self.input.instruction(at) {
            match (inst.op(), inst.result(), inst.result_type()) {
                (Op::FunctionParameter, Some(id), Some(ty)) => out.push((id.0, ty.0)),
                (Op::Line | Op::NoLine | Op::Nop, ..) => {}
                _ => break,
            }
            at += 1;
        }
        out
    }

    /// The OpStrings `kernel_arg_type.<kernel>.a,b,` and `kernel_arg_type_qual.…`: what is behind the last dot by what
    /// is before it.
    fn stated_arguments(&self) -> FxHashMap<Vec<u8>, String> {
        let strings = self.scan.mode_settings.iter().filter(|inst| inst.op() == Op::String);
        let texts = strings.filter_map(|inst| LiteralString::read(inst.operands()));
        texts
            .filter_map(|text| {
                let text = text.to_vec();
                let dot = text.iter().rposition(|&byte| byte == b'.')?;
                let (key, list) = (text.get(..dot)?, text.get(dot + 1..)?);
                key.starts_with(kernel_args::TYPE.as_bytes())
                    .then(|| (key.to_vec(), String::from_utf8_lossy(list).into_owned()))
            })
            .collect()
    }

    /// The entries that an OpString states for a kernel with `count` arguments: types as OpenCL C spells them, which
    /// SPIR-V's types do not say.
    fn stated(
        &self,
        lists: &FxHashMap<Vec<u8>, String>,
        kind: &str,
        entry: usize,
        count: usize,
    ) -> Option<Vec<String>> {
        let mut key = kernel_args::string_prefix(kind, &self.scan.entry_points[entry].name);
        key.pop();
        let list = lists.get(&key)?;
        let entries: Vec<String> =
            list.strip_suffix(',').unwrap_or(list).split(',').map(str::to_owned).collect();
        (entries.len() == count).then_some(entries)
    }

    fn argument_info(&self, id: u32, ty: u32) -> Argument {
        let mut argument = Argument {
            addr_space: 0,
            access_qual: "none",
            ty: self.opencl_type(ty, 0),
            type_qual: String::new(),
            name: self.name_of(id).map(|name| name.to_string_lossy()).unwrap_or_default(),
        };
        let mut quals: Vec<&str> = Vec::new();
        let by_value = self.scan.decorations.of(&self.scan.ids, id).any(|d| {
            d.kind == Decoration::FuncParamAttr
                && d.operands.first() == Some(&FunctionParameterAttribute::ByVal.0)
        });
        let has = |kind| self.scan.decorations.has(&self.scan.ids, id, kind);
        let attribute = |wanted: FunctionParameterAttribute| {
            self.scan
                .decorations
                .of(&self.scan.ids, id)
                .any(|d| d.kind == Decoration::FuncParamAttr && d.operands.first() == Some(&wanted.0))
        };
        if let Some(inst) = self.definition(ty) {
            match inst.op() {
                Op::TypePointer | Op::TypeUntypedPointerKHR => {
                    let storage = inst.operands().first().copied().unwrap_or(0);
                    if by_value {
                        let pointee = inst.operands().get(1).copied().unwrap_or(0);
                        argument.ty = self.opencl_type(pointee, 0);
                    } else {
                        let space = self.options.profile.address_space(StorageClass(storage));
                        argument.addr_space = space.unwrap_or(0);
                        if StorageClass(storage) == StorageClass::UniformConstant {
                            quals.push(qualifier::CONST);
                        }
                        if has(Decoration::Restrict) || attribute(FunctionParameterAttribute::NoAlias) {
                            quals.push(qualifier::RESTRICT);
                        }
                        if has(Decoration::Volatile) {
                            quals.push(qualifier::VOLATILE);
                        }
                    }
                }
                Op::TypeImage => {
                    argument.addr_space = 1;
                    argument.access_qual = kernel_args::access_word(inst.operands().get(7).copied());
                }
                Op::TypePipe => {
                    argument.addr_space = 1;
                    argument.access_qual = kernel_args::access_word(inst.operands().first().copied());
                    quals.push(qualifier::PIPE);
                }
                _ => {}
            }
        }
        argument.type_qual = quals.join(" ");
        argument
    }

    /// A type as OpenCL C spells it. SPIR-V's integers have no sign: they are spelled signed.
    fn opencl_type(&self, id: u32, depth: u32) -> String {
        let Some(inst) = self.definition(id) else { return "void".to_owned() };
        let operands = inst.operands();
        let name = || self.name_of(id).map(|name| name.to_string_lossy()).filter(|name| !name.is_empty());
        if depth > 8 {
            return "void".to_owned();
        }
        match (inst.op(), operands) {
            (Op::TypeBool, _) => "bool".to_owned(),
            (op @ (Op::TypeInt | Op::TypeFloat), &[width, ..]) => match kernel_args::scalar_word(op, width) {
                Some(word) => word.to_owned(),
                None if op == Op::TypeInt => format!("int{width}_t"),
                None => "void".to_owned(),
            },
            (Op::TypeVector, &[element, count]) => format!("{}{count}", self.opencl_type(element, depth + 1)),
            (Op::TypeArray, &[element, length]) => {
                let length = self.constant_u64(length).unwrap_or(0);
                format!("{}[{length}]", self.opencl_type(element, depth + 1))
            }
            (Op::TypePointer, &[_, pointee]) => format!("{}*", self.opencl_type(pointee, depth + 1)),
            (Op::TypeUntypedPointerKHR, _) => "void*".to_owned(),
            (Op::TypeStruct | Op::TypeOpaque, _) => match name() {
                // clang names a structure's type `struct.S`; in metadata it is `struct S`.
                Some(name) => match name.strip_prefix("struct.").or(name.strip_prefix("union.")) {
                    Some(tag) if name.starts_with("struct.") => format!("struct {tag}"),
                    Some(tag) => format!("union {tag}"),
                    None => name,
                },
                None => "struct".to_owned(),
            },
            (Op::TypeImage, &[_, dim, depth, arrayed, ms, ..]) => {
                opaque::image_word(dim, depth, arrayed, ms).unwrap_or_else(|| "image2d_t".to_owned())
            }
            (Op::TypePipe, _) => qualifier::PIPE.to_owned(),
            (op, _) => opaque::plain(op).map_or("void", |plain| plain.word).to_owned(),
        }
    }

    fn execution_modes(&mut self) {
        let modes = std::mem::take(&mut self.scan.execution_modes);
        for &inst in &modes {
            if let Err(fail) = self.execution_mode(inst) {
                self.report(inst, fail);
            }
        }
        self.scan.execution_modes = modes;
    }

    fn execution_mode(&mut self, inst: Instruction<'m>) -> Res<()> {
        let &[target, mode, ref operands @ ..] = inst.operands() else {
            return Err(fail!("an execution mode without a function and a mode"));
        };
        let crate::ids::Entity::Function(function) = self.entity(target)? else {
            return Err(fail!("%{target} is not a function"));
        };
        let mode = ExecutionMode(mode);
        let literals: Vec<u32> = if inst.op() == Op::ExecutionModeId {
            operands.iter().map(|&id| self.constant_u64(id).map(|value| value as u32)).collect::<Res<_>>()?
        } else {
            operands.to_vec()
        };
        match (mode, literals.as_slice()) {
            (ExecutionMode::VecTypeHint, &[hint]) => return self.vec_type_hint(function, hint),
            // Said by the list that the function is in.
            (ExecutionMode::Initializer | ExecutionMode::Finalizer, _) => return Ok(()),
            (ExecutionMode::ContractionOff, _) => {
                self.contraction_off = true;
                return Ok(());
            }
            _ => {}
        }
        let Some(metadata) = modes::kernel_metadata(mode, literals.len()) else {
            return self.other_execution_mode(inst, function, mode, &literals);
        };
        let sizes: Vec<Option<MdId>> = literals.iter().map(|&size| Some(self.md_u32(size))).collect();
        let node = self.md_tuple(&sizes);
        let kind = self.md_kind(metadata.name);
        self.out.functions[function].attachments.push((kind, node));
        Ok(())
    }

    /// `!{<type> poison, i32 1}`: the type's lanes stand in the high half of the literal, its element in the low half.
    fn vec_type_hint(&mut self, function: FunctionId, hint: u32) -> Res<()> {
        let code = hint & 0xffff;
        let Some(element) = modes::HINTED_ELEMENTS.get(code as usize) else {
            return Err(fail!("VecTypeHint with the unknown element type {code}"));
        };
        let element = self.out.types.intern(element.clone());
        let ty = match hint >> 16 {
            0 | 1 => element,
            lanes => self.out.types.vector(element, lanes),
        };
        let undef = self.out.constants.intern(ty, Constant::Undef);
        let (ty, signed) = (self.md_constant(undef), self.md_u32(1));
        let node = self.md_tuple(&[Some(ty), Some(signed)]);
        let kind = self.md_kind(modes::VECTOR_HINT);
        self.out.functions[function].attachments.push((kind, node));
        Ok(())
    }

    /// Modes that no kernel attribute exists for: `!spirv.ExecutionMode = !{!{ptr @kernel, i32 mode, i32 literals…}}`.
    fn other_execution_mode(
        &mut self,
        inst: Instruction<'m>,
        function: FunctionId,
        mode: ExecutionMode,
        literals: &[u32],
    ) -> Res<()> {
        if mode.facts().is_none() {
            self.lose(LossKind::Module, format!("execution mode {mode:?}"), inst.index());
            return Ok(());
        }
        let address = self.out.function_const(function);
        let mut operands = vec![Some(self.md_constant(address)), Some(self.md_u32(mode.0))];
        for &literal in literals {
            operands.push(Some(self.md_u32(literal)));
        }
        let node = self.md_tuple(&operands);
        self.named_metadata(modes::BY_NUMBER, node);
        Ok(())
    }
}
