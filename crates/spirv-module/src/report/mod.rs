//! A report about a module: entry points, arguments, resources, constants.

mod arguments;
mod layout;
pub mod reflection;
mod resources;

pub use arguments::Argument;
pub use resources::{ComponentKind, ImageType, Resource};

use crate::definitions::{Definitions, NumberClass};
use crate::instruction::{Id, Instruction};
use crate::literal_string::LiteralString;
use crate::module::Module;
use crate::text::generator_name;
use spirv_grammar::{
    AddressingModel, Capability, Decoration, ExecutionMode, ExecutionModel, MemoryModel, Op, Version,
};

/// Summary of a module, in the order of the module.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Report {
    /// The version of SPIR-V.
    pub version: Version,
    /// The registered name of the tool that wrote the module; `None` for an unregistered one.
    pub generator: Option<&'static str>,
    /// The generator word: tool id in the high half, the tool's version in the low half.
    pub generator_word: u32,
    /// The bound of ids.
    pub bound: u32,
    /// Number of instructions.
    pub instructions: usize,
    /// Number of functions that are defined.
    pub functions: usize,
    /// The two models; `None` when the module has no OpMemoryModel.
    pub models: Option<(AddressingModel, MemoryModel)>,
    /// Declared capabilities.
    pub capabilities: Vec<Capability>,
    /// Declared extensions.
    pub extensions: Vec<String>,
    /// Imported extended instruction sets.
    pub ext_inst_sets: Vec<String>,
    /// Entry points.
    pub entry_points: Vec<EntryPoint>,
    /// Specialization constants with a SpecId, which is how they are given values.
    pub spec_constants: Vec<SpecConstant>,
    /// The reflection of OpenCL kernels; `None` if the module has none.
    pub reflection: Option<reflection::Reflection>,
}

/// An entry point.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct EntryPoint {
    /// Its execution model.
    pub model: ExecutionModel,
    /// Its name.
    pub name: String,
    /// Its function.
    pub function: Id,
    /// The variables of its interface.
    pub interface: usize,
    /// Its execution modes with their operands as words.
    pub modes: Vec<(ExecutionMode, Vec<u32>)>,
    /// The arguments that it takes.
    pub arguments: Vec<Argument>,
    /// The descriptors and push constants that its functions use, by their places.
    pub resources: Vec<Resource>,
}

/// A specialization constant.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct SpecConstant {
    /// The number by which it is given a value.
    pub spec_id: u32,
    /// Its id.
    pub id: Id,
    /// Its name, when it has one.
    pub name: Option<String>,
    /// `bool`, or the kind and width of the number, `i32`, `u8`, `f64`.
    pub type_name: String,
    /// How many bytes a value of it has, in memory of OpenCL: one for a Boolean; 0 when it is not one number.
    pub size: u32,
    /// The value that it has without specialization, as bits; `None` when it is not one number.
    pub default: Option<u64>,
}

/// A report would be too long: entry points can share functions, and reflection can repeat texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportTooLong;

impl std::fmt::Display for ReportTooLong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the report has more than {MOST_LISTED} arguments, modes, resources and repeated words")
    }
}

impl std::error::Error for ReportTooLong {}

/// How many arguments, modes with their operands, and resources are listed.
const MOST_LISTED: usize = 1 << 20;

/// How much may still be done.
struct Budget(usize);

impl Budget {
    /// Takes so much of it.
    fn take(&mut self, amount: usize) -> Result<(), ReportTooLong> {
        self.0 = self.0.checked_sub(amount).ok_or(ReportTooLong)?;
        Ok(())
    }
}

/// Summarizes a module. Instructions that do not follow the grammar are skipped.
///
/// # Errors
/// The entry points have more than 2<sup>20</sup> arguments, modes and resources in all, or the reflection repeats texts of
/// more than 2<sup>20</sup> words.
pub fn report(module: &Module) -> Result<Report, ReportTooLong> {
    let definitions = Definitions::of(module);
    let header = &module.header;
    let mut report = Report {
        version: header.version,
        generator: generator_name(header.generator >> 16),
        generator_word: header.generator,
        bound: header.bound,
        instructions: module.instructions().len(),
        functions: 0,
        models: None,
        capabilities: Vec::new(),
        extensions: Vec::new(),
        ext_inst_sets: Vec::new(),
        entry_points: Vec::new(),
        spec_constants: Vec::new(),
        reflection: reflection::read(module, &definitions)?,
    };
    let mut declares = false;
    let mut budget = Budget(MOST_LISTED);
    for instruction in module.instructions() {
        let operands = instruction.operands();
        match (instruction.op(), operands) {
            (Op::Capability, &[capability, ..]) => report.capabilities.push(Capability(capability)),
            (Op::Extension, _) => report.extensions.extend(text(operands)),
            (Op::ExtInstImport, _) => report.ext_inst_sets.extend(text(operands)),
            (Op::MemoryModel, &[addressing, memory, ..]) => {
                report.models.get_or_insert((AddressingModel(addressing), MemoryModel(memory)));
            }
            (Op::EntryPoint, _) => {
                let entry = entry_point(module, &definitions, operands);
                budget.take(entry.as_ref().map_or(0, |entry| entry.arguments.len()))?;
                report.entry_points.extend(entry);
            }
            (Op::Decorate, &[target, decoration, spec_id, ..]) if decoration == Decoration::SpecId.0 => {
                report.spec_constants.extend(spec_constant(&definitions, Id(target), spec_id));
            }
            (Op::Function, _) => declares = true,
            (Op::Label, _) if declares => {
                report.functions += 1;
                declares = false;
            }
            _ => {}
        }
    }
    report.spec_constants.sort_by_key(|constant| definitions.index(constant.id));
    modes_and_names(module, &mut report, &mut budget)?;
    arguments::describe(module, &mut report.entry_points);
    arguments::measure(&definitions, &mut report.entry_points);
    resources::of_entry_points(module, &definitions, &mut report.entry_points, &mut budget)?;
    Ok(report)
}

fn text(words: &[u32]) -> Option<String> {
    LiteralString::read(words).map(|text| text.to_string_lossy())
}

fn entry_point(module: &Module, definitions: &Definitions<'_>, operands: &[u32]) -> Option<EntryPoint> {
    let (&[model, function], rest) = operands.split_first_chunk::<2>()?;
    let name = LiteralString::read(rest)?;
    Some(EntryPoint {
        model: ExecutionModel(model),
        name: name.to_string_lossy(),
        function: Id(function),
        interface: rest.len() - name.word_count(),
        modes: Vec::new(),
        arguments: arguments::of_function(module, definitions, Id(function)),
        resources: Vec::new(),
    })
}

fn spec_constant(definitions: &Definitions<'_>, id: Id, spec_id: u32) -> Option<SpecConstant> {
    let constant = definitions.instruction(id)?;
    let ty = constant.result_type()?;
    let (type_name, size, default) = match constant.op() {
        Op::SpecConstantTrue => ("bool".to_owned(), 1, Some(1)),
        Op::SpecConstantFalse => ("bool".to_owned(), 1, Some(0)),
        _ => {
            let size = definitions.number_type(ty).map_or(0, |number| number.width.div_ceil(8));
            (number_name(definitions, ty), size, number(constant))
        }
    };
    Some(SpecConstant { spec_id, id, name: None, type_name, size, default })
}

fn number(constant: Instruction<'_>) -> Option<u64> {
    match *constant.operands() {
        [word] => Some(u64::from(word)),
        [low, high] => Some(u64::from(low) | u64::from(high) << 32),
        _ => None,
    }
}

fn number_name(definitions: &Definitions<'_>, ty: Id) -> String {
    match definitions.number_type(ty) {
        Some(number) => {
            let letter = match number.class {
                NumberClass::Unsigned => 'u',
                NumberClass::Signed => 'i',
                NumberClass::Float | NumberClass::FloatEncoded(_) => 'f',
            };
            format!("{letter}{}", number.width)
        }
        None => definitions.instruction(ty).map_or_else(String::new, |ty| ty.op().to_string()),
    }
}

/// The execution modes of entry points and the names of specialization constants.
fn modes_and_names(module: &Module, report: &mut Report, budget: &mut Budget) -> Result<(), ReportTooLong> {
    let mut entry_points: Vec<(Id, usize)> =
        report.entry_points.iter().enumerate().map(|(index, entry)| (entry.function, index)).collect();
    entry_points.sort_unstable();
    let mut constants: Vec<(Id, usize)> =
        report.spec_constants.iter().enumerate().map(|(index, constant)| (constant.id, index)).collect();
    constants.sort_unstable();
    for instruction in module.instructions() {
        let operands = instruction.operands();
        match (instruction.op(), operands) {
            (Op::ExecutionMode | Op::ExecutionModeId, &[function, mode, ref rest @ ..]) => {
                for index in all_of(&entry_points, Id(function)) {
                    if let Some(entry) = report.entry_points.get_mut(index) {
                        budget.take(1 + rest.len())?;
                        entry.modes.push((ExecutionMode(mode), rest.to_vec()));
                    }
                }
            }
            (Op::Name, &[target, ref name @ ..]) => {
                for index in all_of(&constants, Id(target)) {
                    if let Some(constant) = report.spec_constants.get_mut(index) {
                        constant.name = text(name);
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Returns the entry of a sorted list for an id.
fn all_of<T: Copy>(list: &[(Id, T)], id: Id) -> impl Iterator<Item = T> {
    let begin = list.partition_point(|(of, _)| *of < id);
    list.get(begin..).unwrap_or(&[]).iter().take_while(move |(of, _)| *of == id).map(|(_, value)| *value)
}
