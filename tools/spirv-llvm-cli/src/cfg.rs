//! The control-flow graph of a function: for Graphviz, or as a picture.

use crate::args::CfgArgs;
use crate::failure::Failure;
use crate::files;
use crate::message::Message;
use spirv_llvm::{ControlFlow, Version};

/// Prints the graphs of a module's functions, or of the requested one.
pub(crate) fn run(args: &CfgArgs) -> Result<(), Failure> {
    let input = files::one_module(&args.input, files::read(&args.input)?, None)?;
    let module = if is_spirv_assembly(&input) {
        files::binary_of_text(&args.input, input, Version::LATEST)?
    } else {
        input
    };
    let mut graphs =
        spirv_llvm::control_flow(&module).map_err(|error| Failure::about(&args.input, &module, &error))?;
    if let Some(wanted) = &args.function {
        let names: Vec<String> = graphs.iter().map(|graph| graph.function.clone()).collect();
        graphs.retain(|graph| graph.function == *wanted);
        if graphs.is_empty() {
            let message = Message::error(format!("the module defines no function {wanted:?}"));
            return Err(Failure::file(
                message.about(&args.input).help(format!("it has {}", names.join(", "))),
            ));
        }
    }
    let text = if args.svg {
        let [graph] = graphs.as_slice() else { return Err(several(args, &graphs)) };
        let drawn = control_flow_pictures::svg(graph, !args.blocks_only);
        drawn.map_err(|reason| {
            let message = Message::error(reason.to_string()).about(&args.input);
            Failure::file(message.help("leave out --svg and let Graphviz set it"))
        })?
    } else {
        control_flow_pictures::dot(&graphs, !args.blocks_only)
    };
    files::write(&args.output, text.as_bytes())
}

/// Whether it is the text of a SPIR-V module.
fn is_spirv_assembly(input: &[u8]) -> bool {
    let is_binary = spirv_llvm::is_spirv(input) || spirv_llvm::is_bitcode(input);
    !is_binary && !spirv_llvm::is_llvm_assembly(input)
}

/// A picture has one function.
fn several(args: &CfgArgs, graphs: &[ControlFlow]) -> Failure {
    let message = Message::error(match graphs.len() {
        0 => "the module defines no function".to_owned(),
        count => format!("the module defines {count} functions, and a picture shows one"),
    });
    let names: Vec<&str> = graphs.iter().map(|graph| graph.function.as_str()).collect();
    let message = if names.is_empty() {
        message
    } else {
        message.help(format!("choose with --function: {}", names.join(", ")))
    };
    Failure::file(message.about(&args.input))
}
