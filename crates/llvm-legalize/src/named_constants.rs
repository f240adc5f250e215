//! Named specialization constants: calls of `llvm.spv.named.boolean.spec.constant`, by which clang asks for properties of AMD's
//! GPUs. Each name has the number of a constant, and a variable lists both for readers.

use llvm_model::{
    Body, Call, ConstId, Constant, Function, FunctionId, GlobalProps, GlobalVariable, InstId, InstKind,
    Linkage, MdId, MetadataOperand, Module, Value,
};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::amd;
use spirv_mapping::friendly;
use spirv_module::Op;

/// The function that a specialization constant is.
const SYMBOL: &str = "_Z20__spirv_SpecConstantib";

/// The address space of the variable.
const GLOBAL: u32 = 1;

/// Replaces the calls by calls of `__spirv_SpecConstant` with numbers. Calls of another form stay, and are errors in
/// lowering.
pub(super) fn run(module: &mut Module) {
    let Some(intrinsic) = module.function_named(amd::PREDICATE) else { return };
    let bool = module.types.int(1);
    let i32 = module.types.int(32);
    let ty = module.types.function(bool, &[i32, bool], false);
    let known = module.function_named(SYMBOL);
    let symbol = known.unwrap_or_else(|| {
        let new = Function::declaration(&module.types, SYMBOL.into(), ty);
        module.functions.push(new)
    });
    if module.functions[symbol].ty != ty {
        return;
    }
    let mut names = Names::of(module);
    let callee = Value::Const(module.function_const(symbol));
    for index in 0..module.functions.len() {
        let function = llvm_model::Id::from_index(index);
        let Some(mut body) = module.functions[function].body.take() else { continue };
        for (inst, name, default) in calls(module, &body, intrinsic) {
            let number = names.number(&name);
            let number = Value::Const(module.constants.int(i32, 32, number.into()));
            let call = Call::new(callee, ty, vec![number, default]);
            body.insts[inst].kind = InstKind::Call(Box::new(call));
        }
        module.functions[function].body = Some(body);
    }
    names.declare(module);
}

/// The calls of the intrinsic, with the names and the default values.
fn calls(module: &Module, body: &Body, intrinsic: FunctionId) -> Vec<(InstId, Vec<u8>, Value)> {
    let found = body.instructions().filter_map(|(_, inst, this)| {
        let call = this.kind.call().filter(|call| module.as_function(call.callee) == Some(intrinsic))?;
        let &[_, default, Value::Metadata(name)] = &call.args[..] else { return None };
        let MetadataOperand::Node(node) = *body.metadata_operands.get(name as usize)? else { return None };
        Some((inst, text(module, node)?, default))
    });
    found.collect()
}

/// The text of a node that is a string, or has one.
fn text(module: &Module, node: MdId) -> Option<Vec<u8>> {
    let own = module.md_string(node);
    let first = || module.tuple(node).first().copied().flatten().and_then(|part| module.md_string(part));
    Some(own.or_else(first)?.as_bytes().to_vec())
}

/// The names and their numbers.
struct Names {
    list: Vec<(Vec<u8>, u32)>,
    taken: FxHashSet<u64>,
}

impl Names {
    /// Those that the module lists, and the numbers of its other constants.
    fn of(module: &Module) -> Names {
        let listed = module.global_named(amd::PREDICATE_IDS).and_then(|list| {
            let Constant::Data(bytes) = &module.constants[module.globals[list].initializer?] else {
                return None;
            };
            Some(amd::named_numbers(bytes))
        });
        let list = listed.unwrap_or_default();
        let mut taken: FxHashSet<u64> = list.iter().map(|(_, number)| u64::from(*number)).collect();
        for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
            let calls = body.instructions().filter_map(|(_, _, inst)| inst.kind.call());
            taken.extend(calls.filter_map(|call| {
                let callee = &module.functions[module.as_function(call.callee)?];
                let op = callee.props.name.as_str().and_then(friendly::instruction);
                (op == Some(Op::SpecConstant)).then(|| module.as_u64(*call.args.first()?)).flatten()
            }));
        }
        Names { list, taken }
    }

    fn number(&mut self, name: &[u8]) -> u32 {
        if let Some((_, number)) = self.list.iter().find(|(known, _)| known == name) {
            return *number;
        }
        let free = (0..=u32::MAX).find(|&number| self.taken.insert(number.into())).unwrap_or(u32::MAX);
        self.list.push((name.to_vec(), free));
        free
    }

    /// Adds the variable, or gives the one that the module has all names.
    fn declare(&self, module: &mut Module) {
        let mut bytes = Vec::new();
        for (name, number) in &self.list {
            bytes.extend_from_slice(name);
            bytes.extend_from_slice(format!(" {number}\0").as_bytes());
        }
        let byte = module.types.int(8);
        let ty = module.types.array(byte, bytes.len() as u64);
        let text: ConstId = module.constants.intern(ty, Constant::Data(bytes.into()));
        let known = module.global_named(amd::PREDICATE_IDS);
        let list = known.unwrap_or_else(|| {
            let props = GlobalProps {
                name: amd::PREDICATE_IDS.into(),
                linkage: Linkage::External,
                address_space: GLOBAL,
                align: 1,
                ..GlobalProps::default()
            };
            module
                .globals
                .push(GlobalVariable { is_constant: true, ..GlobalVariable::declaration(props, ty) })
        });
        let list = &mut module.globals[list];
        (list.value_type, list.initializer) = (ty, Some(text));
    }
}
