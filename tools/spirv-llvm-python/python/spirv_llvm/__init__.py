"""SPIR-V to LLVM IR and back: bytes in, bytes and messages out, without LLVM.

    spirv = spirv_llvm.to_spirv(bitcode, spirv_max_version="1.2").data
    bitcode = spirv_llvm.to_llvm(spirv, spec_constants={3: 64}).data

What is not accepted raises `Error`. Every function leaves the interpreter to other threads while it works.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from . import _native
from ._options import Options
from ._records import Argument, Diagnostic, Error, Kernel, Loss, Report, SpecConstant, Translation
from ._text import as_text

__all__ = [
    "Argument",
    "Data",
    "Diagnostic",
    "Error",
    "Kernel",
    "Loss",
    "Options",
    "Report",
    "SpecConstant",
    "Translation",
    "assemble",
    "disassemble",
    "is_bitcode",
    "is_spirv",
    "report",
    "spec_constants",
    "to_llvm",
    "to_spirv",
    "validate",
]

__version__ = _native.version()

#: What a module is given as.
Data = bytes | bytearray | memoryview


def to_spirv(llvm: Data, /, **options: Unpack[Options]) -> Translation:
    """Translates LLVM IR (bitcode of LLVM 14 to 23, or the bytes of its assembly) to a SPIR-V binary."""
    return _translation(_native.to_spirv(bytes(llvm), as_text(options)))


def to_llvm(
    spirv: Data,
    /,
    *,
    spec_constants: Mapping[int, bool | int | float] | None = None,
    **options: Unpack[Options],
) -> Translation:
    """Translates a SPIR-V binary to LLVM bitcode.

    `spec_constants` gives specialization constants their values, by their numbers; each becomes the type that the module
    says it has.
    """
    data = bytes(spirv)
    given = as_text(options)
    if spec_constants:
        given.append(("spec-const", _spec_const(report(data).spec_constants, spec_constants)))
    return _translation(_native.to_llvm(data, given))


def disassemble(module: Data, /) -> str:
    """The text of a SPIR-V binary as spirv-dis prints it, or of LLVM bitcode as LLVM assembly."""
    return _data(_native.disassemble(bytes(module))).decode()


def assemble(text: str, /) -> bytes:
    """The SPIR-V binary of a text in the language of spirv-as."""
    return _data(_native.assemble(text))


def validate(spirv: Data, /) -> None:
    """Checks the structure of a SPIR-V binary, which is not everything that spirv-val looks at. Raises what is wrong."""
    _data(_native.validate(bytes(spirv)))


def report(spirv: Data, /) -> Report:
    """What a SPIR-V binary says about itself: version, models, capabilities, kernels, specialization constants."""
    module, outcome = _native.report(bytes(spirv))
    if module is None:
        raise _error(outcome)
    kernels = tuple(
        Kernel(
            kernel["name"],
            kernel["model"],
            tuple((mode, tuple(operands)) for mode, operands in kernel["modes"]),
            tuple(Argument(**argument) for argument in kernel["arguments"]),
        )
        for kernel in module["kernels"]
    )
    return Report(
        version=module["version"],
        generator=module["generator"],
        addressing_model=module["addressing_model"],
        memory_model=module["memory_model"],
        capabilities=tuple(module["capabilities"]),
        extensions=tuple(module["extensions"]),
        ext_inst_sets=tuple(module["ext_inst_sets"]),
        kernels=kernels,
        spec_constants=tuple(SpecConstant(**constant) for constant in module["spec_constants"]),
    )


def spec_constants(spirv: Data, /) -> tuple[SpecConstant, ...]:
    """The specialization constants of a SPIR-V binary that can be given values."""
    return report(spirv).spec_constants


def is_spirv(data: Data, /) -> bool:
    """Whether the bytes start as a SPIR-V binary does."""
    return _native.is_spirv(bytes(data))


def is_bitcode(data: Data, /) -> bool:
    """Whether the bytes start as LLVM bitcode does."""
    return _native.is_bitcode(bytes(data))


def _spec_const(known: tuple[SpecConstant, ...], values: Mapping[int, bool | int | float]) -> str:
    """The values as the option has them. What the module does not have is left to the translation to refuse."""
    types = {constant.id: constant.type_name for constant in known}
    items = []
    for number, value in values.items():
        kind = types.get(number, "i32")
        kind = "i1" if kind == "bool" else kind.replace("u", "i")
        items.append(f"{number}:{kind}:{value if kind.startswith('f') else int(value)}")
    return " ".join(items)


def _diagnostics(outcome: _native.Outcome) -> tuple[Diagnostic, ...]:
    return tuple(Diagnostic(**message) for message in outcome["diagnostics"])


def _losses(outcome: _native.Outcome) -> tuple[Loss, ...]:
    return tuple(
        Loss(loss["kind"], loss["name"], loss["grade"], loss["remedy"], loss["count"], tuple(loss["places"]))
        for loss in outcome["losses"]
    )


def _error(outcome: _native.Outcome) -> Error:
    return Error(_diagnostics(outcome), _losses(outcome))


def _data(outcome: _native.Outcome) -> bytes:
    if outcome["data"] is None:
        raise _error(outcome)
    return outcome["data"]


def _translation(outcome: _native.Outcome) -> Translation:
    return Translation(_data(outcome), _diagnostics(outcome), _losses(outcome), outcome["oldest_llvm"])
