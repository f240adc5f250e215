//! Results for Python: each a dictionary of the names and values of its fields.

use pyo3::IntoPyObject;
use spirv_llvm::{
    Argument, Diagnostic, EntryPoint, Error, Loss, Losses, Place, Report, SpecConstant, Translation,
};

/// How a call ended: there are bytes, or there is an error among the messages.
#[derive(IntoPyObject)]
pub(crate) struct Outcome {
    data: Option<Vec<u8>>,
    diagnostics: Vec<Message>,
    losses: Vec<Lost>,
    oldest_llvm: Option<u32>,
}

/// A message.
#[derive(IntoPyObject)]
struct Message {
    severity: &'static str,
    code: &'static str,
    place: String,
    message: String,
    help: Option<String>,
    function: Option<String>,
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    text: String,
}

/// Something that could not be carried.
#[derive(IntoPyObject)]
struct Lost {
    kind: &'static str,
    name: String,
    grade: &'static str,
    remedy: Option<&'static str>,
    count: usize,
    places: Vec<String>,
}

/// What a SPIR-V binary says about itself.
#[derive(IntoPyObject)]
pub(crate) struct Module {
    version: String,
    generator: Option<&'static str>,
    addressing_model: Option<String>,
    memory_model: Option<String>,
    capabilities: Vec<String>,
    extensions: Vec<String>,
    ext_inst_sets: Vec<String>,
    kernels: Vec<Kernel>,
    spec_constants: Vec<Constant>,
}

/// An entry point.
#[derive(IntoPyObject)]
struct Kernel {
    name: String,
    model: String,
    modes: Vec<(String, Vec<u32>)>,
    arguments: Vec<Parameter>,
}

/// An argument of an entry point.
#[derive(IntoPyObject)]
struct Parameter {
    name: Option<String>,
    type_name: String,
    source_type: Option<String>,
    storage_class: Option<String>,
    access: Option<String>,
    is_by_value: bool,
    is_const: bool,
    is_restrict: bool,
    is_volatile: bool,
}

/// A specialization constant.
#[derive(IntoPyObject)]
struct Constant {
    id: u32,
    name: Option<String>,
    type_name: String,
    size: u32,
    default: Option<u64>,
}

impl Outcome {
    /// That of a translation.
    pub(crate) fn of(made: Result<Translation, Error>) -> Outcome {
        match made {
            Ok(Translation { bytes, warnings, losses, readers, .. }) => Outcome {
                data: Some(bytes),
                diagnostics: warnings.iter().map(Message::from).collect(),
                losses: lost(&losses),
                oldest_llvm: readers.map(|readers| readers.oldest),
            },
            Err(error) => Outcome::failed(error),
        }
    }

    /// That of a call that gives nothing but bytes.
    pub(crate) fn of_bytes(made: Result<Vec<u8>, Error>) -> Outcome {
        match made {
            Ok(bytes) => {
                Outcome { data: Some(bytes), diagnostics: Vec::new(), losses: Vec::new(), oldest_llvm: None }
            }
            Err(error) => Outcome::failed(error),
        }
    }

    fn failed(error: Error) -> Outcome {
        let diagnostics = error.diagnostics().iter().map(Message::from).collect();
        let losses = if let Error::Loss { losses, .. } = &error { lost(losses) } else { Vec::new() };
        Outcome { data: None, diagnostics, losses, oldest_llvm: None }
    }
}

impl From<&Diagnostic> for Message {
    fn from(message: &Diagnostic) -> Message {
        let (function, source) = match &message.place {
            Place::Llvm(place) => (place.function.as_str(), place.source.as_ref()),
            Place::Spirv(place) => (place.function.as_str(), place.source.as_ref()),
            _ => ("", None),
        };
        let at = match &message.place {
            Place::Text { line, column } => Some((*line, *column)),
            _ => source.map(|source| (source.line, source.column)),
        };
        Message {
            severity: message.severity.name(),
            code: message.code.name(),
            place: message.place.to_string(),
            message: message.message.clone(),
            help: message.help.clone(),
            function: (!function.is_empty()).then(|| function.to_owned()),
            file: source.map(|source| source.file.clone()),
            line: at.map(|(line, _)| line),
            column: at.map(|(_, column)| column),
            text: message.to_string(),
        }
    }
}

fn lost(losses: &Losses) -> Vec<Lost> {
    let one = |loss: Loss| Lost {
        kind: loss.kind.name(),
        name: loss.name,
        grade: loss.grade.name(),
        remedy: loss.remedy,
        count: loss.count,
        places: loss.places.iter().map(ToString::to_string).collect(),
    };
    losses.iter().map(one).collect()
}

impl From<Report> for Module {
    fn from(report: Report) -> Module {
        Module {
            version: report.version.to_string(),
            generator: report.generator,
            addressing_model: report.models.map(|(addressing, _)| format!("{addressing:?}")),
            memory_model: report.models.map(|(_, memory)| format!("{memory:?}")),
            capabilities: report.capabilities.iter().map(|capability| format!("{capability:?}")).collect(),
            extensions: report.extensions,
            ext_inst_sets: report.ext_inst_sets,
            kernels: report.entry_points.into_iter().map(Kernel::from).collect(),
            spec_constants: report.spec_constants.into_iter().map(Constant::from).collect(),
        }
    }
}

impl From<EntryPoint> for Kernel {
    fn from(entry: EntryPoint) -> Kernel {
        let parameter = |argument: Argument| Parameter {
            name: argument.name,
            type_name: argument.type_name,
            source_type: argument.source_type,
            storage_class: argument.storage_class.map(|class| format!("{class:?}")),
            access: argument.access.map(|access| format!("{access:?}")),
            is_by_value: argument.is_by_value,
            is_const: argument.is_const,
            is_restrict: argument.is_restrict,
            is_volatile: argument.is_volatile,
        };
        Kernel {
            name: entry.name,
            model: format!("{:?}", entry.model),
            modes: entry.modes.into_iter().map(|(mode, operands)| (format!("{mode:?}"), operands)).collect(),
            arguments: entry.arguments.into_iter().map(parameter).collect(),
        }
    }
}

impl From<SpecConstant> for Constant {
    fn from(constant: SpecConstant) -> Constant {
        Constant {
            id: constant.spec_id,
            name: constant.name,
            type_name: constant.type_name,
            size: constant.size,
            default: constant.default,
        }
    }
}
