//! Explanations of a translation: why each pointer has its pointee type, why the module declares what it declares.
//!
//! A translation that is to be explained runs like any other, on the module with every unnamed value named by its
//! number, so that questions, answers and places speak of values as LLVM's printer does.

use crate::lower::Explained;
use crate::run;
use crate::typing::{PointeeReason, PointerTypes, Reasons, holds_pointers, is_pointer};
use llvm_model::{FunctionId, GlobalId, Module, Name, Type, TypeId, Value};
use std::fmt;
use translate_common::problems::LlvmModuleProblem;
use translate_common::requirements::Requirement;
use translate_common::{Diagnostics, Options, Place};

/// Why a translated module is as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The version, the capabilities and the extensions.
    pub requirements: Vec<Requirement>,
    /// The requested pointers, in that order.
    pub pointers: Vec<PointerExplanation>,
    /// An error for each requested name that is not a pointer of the module.
    pub unknown: Diagnostics,
    /// Of shaders: resources, and accesses that are written in another way.
    pub decisions: Vec<shader_legalize::Note>,
}

/// The explanation of a pointer's pointee type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointerExplanation {
    /// The pointer: `@global`, `@function:%value`, `@function` (its result), or `%struct:member`.
    pub name: String,
    /// The pointee type; `None` if the pointer does not exist after legalization.
    pub pointee: Option<PointeeReason>,
    /// The pointee type of the pointers in the memory that it points to, if there are any.
    pub contents: Option<PointeeReason>,
    /// Where it was needed as a pointer to something else.
    pub casts: Vec<PointerCast>,
}

/// A place where a pointer is needed as another type than it has, so that there is an OpBitcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointerCast {
    /// Where.
    pub place: Place,
    /// The pointee type before.
    pub from: String,
    /// The pointee type after.
    pub to: String,
}

/// Translates `module` and explains the result. Each of `pointers` is `@function:%value` (a parameter or an
/// instruction, unnamed ones by their number), `@global`, `@function` (its pointer parameters and its result), or
/// `%struct:member` (the number of a member that is a pointer).
///
/// # Errors
/// As [`crate::translate`].
pub fn explain(mut module: Module, options: &Options, pointers: &[&str]) -> Result<Explanation, Diagnostics> {
    name_values(&mut module);
    let mut questions = Questions::default();
    let mut unknown = Diagnostics::default();
    for &name in pointers {
        match Subject::parse(name) {
            Some(subject) if subject.find(&module).is_some() => questions.subjects.push(subject),
            Some(_) => {
                let problem = LlvmModuleProblem::NoSuchPointer { name: name.to_owned() };
                unknown.push(problem.at(Place::Module));
            }
            None => {
                let problem = LlvmModuleProblem::NotAPointer { name: name.to_owned() };
                unknown.push(problem.at(Place::Module));
            }
        }
    }
    let (_, explanation) = run(module, options, Some(&questions))?;
    Ok(Explanation { unknown, ..explanation.unwrap_or_default() })
}

/// Numbers unnamed parameters, blocks and instructions as LLVM's printer does.
fn name_values(module: &mut Module) {
    let types = &module.types;
    for (_, function) in module.functions.iter_mut() {
        let mut next = 0u32;
        let mut number = |name: &mut Name| {
            if name.is_empty() {
                *name = next.to_string().into();
                next += 1;
            }
        };
        function.params.iter_mut().for_each(|param| number(&mut param.name));
        let Some(body) = &mut function.body else { continue };
        for &block in &body.layout {
            let block = &mut body.blocks[block];
            number(&mut block.name);
            for &inst in &block.insts {
                if types[body.insts[inst].ty] != Type::Void {
                    let mut name = body.names.take(inst);
                    number(&mut name);
                    body.names.set(inst, name);
                }
            }
        }
    }
}

/// The requested pointers.
#[derive(Default)]
pub(crate) struct Questions {
    subjects: Vec<Subject>,
}

/// A pointer by name.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Subject {
    Value { function: String, value: String },
    Global(String),
    Member { ty: String, index: u32 },
}

/// A pointer of a module.
enum Found {
    Value(FunctionId, Value),
    Function(FunctionId),
    Global(GlobalId),
    Member(TypeId, u32),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Value { function, value } => write!(f, "@{function}:%{value}"),
            Subject::Global(name) => write!(f, "@{name}"),
            Subject::Member { ty, index } => write!(f, "%{ty}:{index}"),
        }
    }
}

impl Subject {
    fn parse(text: &str) -> Option<Subject> {
        if let Some(rest) = text.strip_prefix('@') {
            return Some(match rest.split_once(":%") {
                Some((function, value)) => Subject::Value { function: function.into(), value: value.into() },
                None => Subject::Global(rest.into()),
            });
        }
        let (ty, index) = text.strip_prefix('%')?.rsplit_once(':')?;
        Some(Subject::Member { ty: ty.into(), index: index.parse().ok()? })
    }

    fn find(&self, module: &Module) -> Option<Found> {
        match self {
            Subject::Global(name) => {
                let global = module.global_named(name).map(Found::Global);
                global.or_else(|| module.function_named(name).map(Found::Function))
            }
            Subject::Value { function: name, value } => {
                let id = module.function_named(name)?;
                let function = &module.functions[id];
                let param = function.params.iter().position(|param| param.name == *value.as_str());
                let inst = || {
                    let body = function.body.as_ref()?;
                    let mut insts = body.instructions();
                    let found = insts.find(|&(_, id, _)| *body.names.get(id) == *value.as_str());
                    found.map(|(_, id, _)| Value::Inst(id))
                };
                let value = param.map(|index| Value::Arg(index as u32)).or_else(inst)?;
                let ty = module.value_type(function, value)?;
                is_pointer(&module.types, ty).then_some(Found::Value(id, value))
            }
            Subject::Member { ty, index } => {
                let named = |id: TypeId| match module.types[id] {
                    Type::NamedStruct(named) => module.types.structs[named].name == *ty.as_str(),
                    _ => false,
                };
                let (id, _) = module.types.iter().find(|(id, _)| named(*id))?;
                let field = *module.types.struct_body(id)?.fields.get(*index as usize)?;
                holds_pointers(&module.types, field).then_some(Found::Member(id, *index))
            }
        }
    }
}

impl Questions {
    /// Returns the answers, from the results of a run.
    pub(crate) fn answer(
        &self,
        module: &Module,
        types: &PointerTypes,
        reasons: &Reasons,
        explained: Explained,
    ) -> Explanation {
        let answers = Answers { module, types, reasons, explained: &explained };
        let pointers = self.subjects.iter().flat_map(|subject| answers.about(subject)).collect();
        Explanation { requirements: explained.requirements, pointers, ..Explanation::default() }
    }
}

struct Answers<'a> {
    module: &'a Module,
    types: &'a PointerTypes,
    reasons: &'a Reasons,
    explained: &'a Explained,
}

impl Answers<'_> {
    fn about(&self, subject: &Subject) -> Vec<PointerExplanation> {
        let name = subject.to_string();
        let (module, types, reasons) = (self.module, self.types, self.reasons);
        let plain = |pointee: Option<PointeeReason>| PointerExplanation {
            name: name.clone(),
            pointee,
            contents: None,
            casts: Vec::new(),
        };
        vec![match subject.find(module) {
            None => plain(None),
            Some(Found::Member(ty, index)) => plain(Some(reasons.member(module, types, (ty, index)))),
            Some(Found::Value(function, value)) => self.value(name, function, value),
            Some(Found::Function(function)) => return self.function(&name, function),
            Some(Found::Global(global)) => {
                let holds = holds_pointers(&module.types, module.globals[global].value_type);
                let value = module.constants.iter().find_map(|(id, _, constant)| {
                    (*constant == llvm_model::Constant::Global(global)).then_some(Value::Const(id))
                });
                PointerExplanation {
                    name,
                    pointee: Some(reasons.global(module, global)),
                    contents: holds.then(|| reasons.global_contents(module, types, global)),
                    casts: value.map(|value| self.casts(None, value)).unwrap_or_default(),
                }
            }
        }]
    }

    fn value(&self, name: String, function: FunctionId, value: Value) -> PointerExplanation {
        let (module, types, reasons) = (self.module, self.types, self.reasons);
        let holds = holds_pointers(&module.types, types.pointee(Some(function), value));
        PointerExplanation {
            name,
            pointee: Some(reasons.value(module, types, function, value)),
            contents: holds.then(|| reasons.contents(module, types, function, value)),
            casts: self.casts(Some(function), value),
        }
    }

    /// The pointer parameters of a function, and its result.
    fn function(&self, name: &str, id: FunctionId) -> Vec<PointerExplanation> {
        let module = self.module;
        let function = &module.functions[id];
        let mut out = Vec::new();
        for (index, param) in function.params.iter().enumerate() {
            let value = Value::Arg(index as u32);
            if module.value_type(function, value).is_some_and(|ty| is_pointer(&module.types, ty)) {
                out.push(self.value(format!("{name}:%{}", param.name), id, value));
            }
        }
        let ret = module.types.function_parts(function.ty).map(|(ret, ..)| ret);
        if ret.is_some_and(|ret| is_pointer(&module.types, ret)) {
            let pointee = Some(self.reasons.result(module, self.types, id));
            out.push(PointerExplanation {
                name: name.to_owned(),
                pointee,
                contents: None,
                casts: Vec::new(),
            });
        }
        out
    }

    fn casts(&self, function: Option<FunctionId>, value: Value) -> Vec<PointerCast> {
        let casts = self.explained.casts.iter();
        let casts = casts.filter(|cast| cast.function == function && cast.value == value);
        casts
            .map(|cast| PointerCast {
                place: cast.place.clone(),
                from: cast.from.clone(),
                to: cast.to.clone(),
            })
            .collect()
    }
}

impl fmt::Display for PointerExplanation {
    /// One line for the decision, one for each opinion, one for each cast.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(pointee) = &self.pointee else {
            return write!(f, "{} is not there any more when the module has been legalized", self.name);
        };
        write!(f, "{} points to {}: {}", self.name, pointee.pointee, pointee.because)?;
        opinions(f, pointee)?;
        if let Some(contents) = &self.contents {
            write!(f, "\n  the pointers there point to {}: {}", contents.pointee, contents.because)?;
            opinions(f, contents)?;
        }
        for cast in &self.casts {
            write!(f, "\n  bitcast from {} to {}: {}", cast.from, cast.to, cast.place)?;
        }
        Ok(())
    }
}

fn opinions(f: &mut fmt::Formatter<'_>, reason: &PointeeReason) -> fmt::Result {
    for opinion in &reason.opinions {
        let places: Vec<String> = opinion.places.iter().map(ToString::to_string).collect();
        let (ty, why, count) = (&opinion.pointee, opinion.reason, opinion.count);
        write!(f, "\n  {ty}: {why}, {count} times: {}", places.join("; "))?;
    }
    Ok(())
}
