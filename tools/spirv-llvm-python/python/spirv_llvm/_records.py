"""The results and the exception of the module's functions."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class Diagnostic:
    """An error or a warning, with its place and help."""

    #: "error" or "warning".
    severity: str
    #: The kind of the message; independent of its text.
    code: str
    #: The place as text.
    place: str
    message: str
    #: The help, if there is one.
    help: str | None
    #: The function of the place.
    function: str | None
    #: The source location, if the module or the text has one.
    file: str | None
    line: int | None
    column: int | None
    #: The complete message as one text.
    text: str

    def __str__(self) -> str:
        return self.text


@dataclasses.dataclass(frozen=True, slots=True)
class Loss:
    """A construct that a translation dropped."""

    kind: str
    name: str
    #: "semantic", "performance" or "cosmetic".
    grade: str
    #: The remedy, if there is one.
    remedy: str | None
    count: int
    #: The first places.
    places: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Translation:
    """A translated module."""

    data: bytes
    warnings: tuple[Diagnostic, ...]
    losses: tuple[Loss, ...]
    #: The oldest LLVM that reads the bitcode; None if every LLVM from 16 on does, and for SPIR-V.
    oldest_llvm: int | None

    def __bytes__(self) -> bytes:
        return self.data


@dataclasses.dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a kernel."""

    name: str | None
    #: The type in SPIR-V: "f32", "<4 x i32>", "ptr CrossWorkgroup f32", "Image".
    type_name: str
    #: The type in the source, if the module has it.
    source_type: str | None
    #: The storage class of a pointer.
    storage_class: str | None
    #: The access qualifier of an image or a pipe.
    access: str | None
    #: Whether it points to a copy made for the call.
    is_by_value: bool
    is_const: bool
    is_restrict: bool
    is_volatile: bool


@dataclasses.dataclass(frozen=True, slots=True)
class Kernel:
    """An entry point."""

    name: str
    #: The execution model.
    model: str
    #: Execution modes with their operands.
    modes: tuple[tuple[str, tuple[int, ...]], ...]
    arguments: tuple[Argument, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class SpecConstant:
    """A specialization constant."""

    #: The number (SpecId) for setting a value.
    id: int
    name: str | None
    #: "bool", or the kind and the width of the number: "i32", "u8", "f64".
    type_name: str
    #: The size of a value in bytes; 0 if it is not a single number.
    size: int
    #: The default value, as bits.
    default: int | None


@dataclasses.dataclass(frozen=True, slots=True)
class Report:
    """The facts about a SPIR-V binary."""

    version: str
    generator: str | None
    addressing_model: str | None
    memory_model: str | None
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]
    ext_inst_sets: tuple[str, ...]
    kernels: tuple[Kernel, ...]
    spec_constants: tuple[SpecConstant, ...]


class Error(Exception):
    """A rejected module or option.

    The attributes are those of the first error. `diagnostics` has all messages, `losses` the losses if the options make them
    errors.
    """

    def __init__(self, diagnostics: tuple[Diagnostic, ...], losses: tuple[Loss, ...] = ()) -> None:
        super().__init__(diagnostics, losses)
        self.diagnostics = diagnostics
        self.losses = losses

    @property
    def _first(self) -> Diagnostic | None:
        return next((found for found in self.diagnostics if found.severity == "error"), None)

    @property
    def code(self) -> str:
        """The code of the error, independent of its text: see the project's docs/errors.md."""
        return self._first.code if self._first else "internal"

    @property
    def place(self) -> str:
        """The place as text."""
        return self._first.place if self._first else ""

    @property
    def help(self) -> str | None:
        """The help, if there is one."""
        return self._first.help if self._first else None

    def __str__(self) -> str:
        return "\n".join(map(str, self.diagnostics))
