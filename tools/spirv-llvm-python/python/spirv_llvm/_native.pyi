from typing import TypedDict

class Message(TypedDict):
    severity: str
    code: str
    place: str
    message: str
    help: str | None
    function: str | None
    file: str | None
    line: int | None
    column: int | None
    text: str

class Lost(TypedDict):
    kind: str
    name: str
    grade: str
    remedy: str | None
    count: int
    places: list[str]

class Outcome(TypedDict):
    data: bytes | None
    diagnostics: list[Message]
    losses: list[Lost]
    oldest_llvm: int | None

class Parameter(TypedDict):
    name: str | None
    type_name: str
    source_type: str | None
    storage_class: str | None
    access: str | None
    is_by_value: bool
    is_const: bool
    is_restrict: bool
    is_volatile: bool

class Entry(TypedDict):
    name: str
    model: str
    modes: list[tuple[str, list[int]]]
    arguments: list[Parameter]

class Constant(TypedDict):
    id: int
    name: str | None
    type_name: str
    size: int
    default: int | None

class Module(TypedDict):
    version: str
    generator: str | None
    addressing_model: str | None
    memory_model: str | None
    capabilities: list[str]
    extensions: list[str]
    ext_inst_sets: list[str]
    kernels: list[Entry]
    spec_constants: list[Constant]

def to_spirv(data: bytes, options: list[tuple[str, str]]) -> Outcome: ...
def to_llvm(data: bytes, options: list[tuple[str, str]]) -> Outcome: ...
def disassemble(data: bytes) -> Outcome: ...
def assemble(text: str) -> Outcome: ...
def validate(data: bytes) -> Outcome: ...
def report(data: bytes) -> tuple[Module | None, Outcome]: ...
def is_spirv(data: bytes) -> bool: ...
def is_bitcode(data: bytes) -> bool: ...
def options() -> list[str]: ...
def version() -> str: ...
