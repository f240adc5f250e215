//! Choices among equivalent encodings: [`Forms`], its two presets, and the table of its fields by name.
//!
//! Wherever two valid encodings mean the same and the translator can emit either, the choice is a field here: a branch
//! compares that field, so that each branch has a name, a row in the documentation, and an option of its own.

mod choices;

pub use choices::*;

/// A field of [`Forms`] with its two choices, by the names of the command line.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The subject of the choice.
    pub about: &'static str,
    /// The choice of [`Forms::PLAIN`].
    pub plain: FormChoice,
    /// The choice of [`Forms::KHRONOS`].
    pub khronos: FormChoice,
    field: &'static str,
    copy: fn(&mut Forms, &Forms),
}

/// One of the two choices of a [`Form`].
#[derive(Clone, Copy, Debug)]
pub struct FormChoice {
    /// The encoding.
    pub about: &'static str,
    variant: &'static str,
}

impl Form {
    /// Returns the name, such as `integer-extrema`.
    pub fn name(&self) -> String {
        self.field.replace('_', "-")
    }
}

impl FormChoice {
    /// Returns the name, such as `first-use`.
    pub fn name(&self) -> String {
        let mut name = String::with_capacity(self.variant.len() + 2);
        for c in self.variant.chars() {
            if c.is_ascii_uppercase() && !name.is_empty() {
                name.push('-');
            }
            name.push(c.to_ascii_lowercase());
        }
        name
    }
}

impl Forms {
    /// Returns all fields.
    pub fn all() -> &'static [Form] {
        ALL
    }

    /// Applies an item of a list: a preset (`plain`, `khronos`), which sets all fields, or `FIELD=CHOICE`.
    ///
    /// # Errors
    /// The item names no preset, no field or none of its choices; the message names the mistake.
    pub fn apply(&mut self, item: &str) -> Result<(), String> {
        match item {
            "plain" => *self = Forms::PLAIN,
            "khronos" => *self = Forms::KHRONOS,
            _ => {
                let Some((name, choice)) = item.split_once('=') else {
                    return Err("expected plain, khronos or FIELD=CHOICE".to_owned());
                };
                let form = ALL.iter().find(|form| form.name() == name);
                let form = form.ok_or_else(|| format!("there is no form '{name}'"))?;
                let (plain, khronos) = (form.plain.name(), form.khronos.name());
                let preset = match choice {
                    _ if choice == plain => &Forms::PLAIN,
                    _ if choice == khronos => &Forms::KHRONOS,
                    _ => return Err(format!("{name} is {plain} or {khronos}")),
                };
                (form.copy)(self, preset);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_have_names_of_their_own_and_both_choices() {
        for form in Forms::all() {
            let name = form.name();
            assert_eq!(Forms::all().iter().filter(|other| other.name() == name).count(), 1, "{name}");
            assert_ne!(form.plain.name(), form.khronos.name(), "{name}");
            for text in [form.about, form.plain.about, form.khronos.about] {
                assert!(!text.trim().is_empty() && !text.trim().ends_with('.'), "{name}: {text}");
            }
        }
    }

    #[test]
    fn each_field_can_be_chosen_alone() {
        let mut all = Forms::PLAIN;
        for form in Forms::all() {
            let mut alone = Forms::PLAIN;
            alone.apply(&format!("{}={}", form.name(), form.khronos.name())).unwrap();
            assert_ne!(alone, Forms::PLAIN);
            alone.apply(&format!("{}={}", form.name(), form.plain.name())).unwrap();
            assert_eq!(alone, Forms::PLAIN);
            (form.copy)(&mut all, &Forms::KHRONOS);
        }
        assert_eq!(all, Forms::KHRONOS);
    }

    #[test]
    fn unknown_items_are_rejected_with_the_choices() {
        let mut forms = Forms::default();
        assert!(forms.apply("shortest").unwrap_err().contains("FIELD=CHOICE"));
        assert!(forms.apply("spelling=plain").unwrap_err().contains("'spelling'"));
        assert_eq!(forms.apply("composites=both").unwrap_err(), "composites is values or memory");
    }
}
