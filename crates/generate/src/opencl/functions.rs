//! Functions that kernels call.

use super::scope::{Function, Parameter, Place, Space};
use super::types::Type;
use super::{Smith, Standard};
use std::fmt::Write as _;

impl Smith<'_> {
    /// Defines functions; later ones may call earlier ones.
    pub(super) fn functions(&mut self) {
        for number in 0..self.choices.below(4) {
            self.function(number);
        }
    }

    fn function(&mut self, number: usize) {
        let name = format!("f{number}_{}", self.number);
        let count = 1 + self.choices.below(4);
        let parameters: Vec<Parameter> = (0..count).map(|_| self.parameter()).collect();
        let result = self.any_type();
        // A function that gets a structure may return it.
        let structure = parameters.iter().find_map(|parameter| match parameter {
            Parameter::Structure(number) => Some(*number),
            _ => None,
        });
        let structure = structure.filter(|_| self.choices.rarely(2));
        let mut returned = None;
        let mut declared = Vec::new();
        self.places = self.tables.clone();
        for (at, parameter) in parameters.iter().enumerate() {
            let variable = format!("x{at}");
            match *parameter {
                Parameter::Value(ty) => {
                    declared.push(format!("{ty} {variable}"));
                    self.places.push(Place::variable(&variable, ty));
                }
                Parameter::Pointer(ty) => {
                    declared.push(format!("{ty} *{variable}"));
                    let place = Place::variable(&format!("(*{variable})"), ty);
                    self.places.push(Place { space: None, ..place });
                }
                Parameter::Structure(number) => {
                    declared.push(format!("{} {variable}", self.structures[number].name));
                    if structure == Some(number) {
                        returned.get_or_insert(variable.clone());
                    }
                    self.see_structure(&variable, number);
                }
            }
        }
        self.nesting = 1;
        self.statements();
        self.nesting = 0;
        let (returns, value) = match (structure, returned) {
            (Some(number), Some(variable)) => (self.structures[number].name.clone(), variable),
            _ => (result.to_string(), self.value(result)),
        };
        self.line(&format!("return {value};"));
        let attribute = if self.choices.rarely(3) { "__attribute__((noinline)) " } else { "" };
        let body = std::mem::take(&mut self.body);
        let _ = write!(
            self.program,
            "static {attribute}{returns} {name}({}) {{\n{body}}}\n",
            declared.join(", ")
        );
        self.places.clear();
        self.arrays.clear();
        self.structure_variables.clear();
        self.functions.push(Function { name, result, structure, parameters });
    }

    fn parameter(&mut self) -> Parameter {
        match self.choices.below(5) {
            3 => Parameter::Pointer(self.any_type()),
            4 if !self.structures.is_empty() => {
                Parameter::Structure(self.choices.below(self.structures.len()))
            }
            _ => Parameter::Value(self.any_type()),
        }
    }

    /// Returns a call of a function of the program that changes nothing, converted to this type; another value if there is none.
    pub(super) fn call(&mut self, ty: Type, depth: usize) -> String {
        let is_pure = |function: &Function| {
            function.structure.is_none()
                && function.parameters.iter().all(|parameter| matches!(parameter, Parameter::Value(_)))
        };
        let found: Vec<usize> =
            (0..self.functions.len()).rev().filter(|number| is_pure(&self.functions[*number])).collect();
        let Some(number) = self.choices.pick(&found).filter(|_| self.nesting < 3) else {
            return self.leaf(ty, true);
        };
        let function = self.functions[number].clone();
        let arguments: Vec<String> = function
            .parameters
            .iter()
            .map(|parameter| match parameter {
                Parameter::Value(ty) | Parameter::Pointer(ty) => self.expression(*ty, depth),
                Parameter::Structure(_) => String::new(),
            })
            .collect();
        let call = format!("{}({})", function.name, arguments.join(", "));
        self.converted(&call, function.result, ty)
    }

    /// Calls a function that may change variables by pointers.
    pub(super) fn call_with_pointers(&mut self) {
        let found: Vec<usize> = (0..self.functions.len())
            .rev()
            .filter(|number| self.functions[*number].structure.is_none())
            .collect();
        self.call_as_statement(&found);
    }

    /// Calls a function that returns a structure.
    pub(super) fn structure_call(&mut self) {
        let found: Vec<usize> = (0..self.functions.len())
            .rev()
            .filter(|number| self.functions[*number].structure.is_some())
            .collect();
        self.call_as_statement(&found);
    }

    fn call_as_statement(&mut self, found: &[usize]) {
        let Some(number) = self.choices.pick(found) else { return self.assignment() };
        let function = self.functions[number].clone();
        let mut arguments = Vec::new();
        for parameter in &function.parameters {
            arguments.push(match *parameter {
                Parameter::Value(ty) => self.expression(ty, 1),
                Parameter::Pointer(ty) => self.address(ty),
                Parameter::Structure(number) => match self.structure_of(|other| other.structure == number) {
                    Some(variable) => variable.name,
                    None => self.new_structure(number),
                },
            });
        }
        let call = format!("{}({})", function.name, arguments.join(", "));
        match function.structure {
            None => {
                self.declare(function.result, &call);
            }
            Some(number) => {
                let name = self.name("s");
                self.line(&format!("{} {name} = {call};", self.structures[number].name));
                self.see_structure(&name, number);
            }
        }
    }

    /// Returns the address of a visible place of this type, or of a new variable.
    fn address(&mut self, ty: Type) -> String {
        let is_generic = self.standard == Standard::Cl20;
        let fits = |place: &Place| {
            let is_reached = place.space == Some(Space::Private) || is_generic && place.space.is_some();
            place.ty == ty && is_reached
        };
        let place = match self.place(fits) {
            Some(place) => place,
            None => {
                let value = self.leaf(ty, true);
                self.declare(ty, &value)
            }
        };
        format!("&{}", self.access(&place))
    }
}
