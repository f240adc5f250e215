//! The library's options from a command line.

use super::TranslateArgs;
use super::settings::SettingArgs;
use super::values::{spec_values, words_about_refused_value};
use crate::called_as::CalledAs;
use crate::failure::Failure;
use crate::message::Message;
use spirv_llvm::{Diagnostics, ExtensionItemError, ExtensionPolicy, Options, Place, Settings};
use std::num::NonZero;

/// The extension that brings pointers without types. `llvm-spirv` uses it where it may.
const UNTYPED_POINTERS: &str = "SPV_KHR_untyped_pointers";

/// The message of `llvm-spirv` about an invalid list of extensions.
const INVALID_EXTENSIONS: &str = "Invalid value of --spirv-ext";

/// The length in bytes from which on an input is translated in several threads: below, they save less than a few milliseconds.
const LARGE: usize = 512 << 10;

impl TranslateArgs {
    /// Returns the library's options; an error is a message for the user.
    pub(crate) fn options(&self) -> Result<Options, Failure> {
        let mut options = defaults(self.called_as);
        let SettingArgs { settings, constants, .. } = &self.settings;
        settings.apply(self.direction(), &mut options).map_err(|error| usage(error.diagnostics()))?;
        self.extend(&mut options.spirv.extensions)?;
        for text in constants {
            let values = spec_values(text)
                .map_err(|(message, words)| Failure::usage(Message::error(message)).known_as(words))?;
            options.llvm.specialization.extend(values);
        }
        let untyped = (UNTYPED_POINTERS.to_owned(), true);
        options.spirv.untyped_pointers |=
            self.called_as == CalledAs::LlvmSpirv && options.spirv.extensions.named.contains(&untyped);
        options.run.threads = if self.shares_threads { 1 } else { options.run.threads };
        options.validate().map_err(|error| usage(&Diagnostics::from(error.at(Place::Module))))?;
        Ok(options)
    }

    /// Returns how many threads to use.
    pub(crate) fn threads(&self) -> usize {
        let mut options = Options::default();
        // Values were checked with the command line.
        let applied = self.settings.settings.apply(self.direction(), &mut options);
        if self.shares_threads || applied.is_err() { 1 } else { options.run.threads }
    }

    /// Returns how many threads translate an input of `length` bytes: the number that the command line states, or else one for a
    /// small input, and the number of processors for a large one.
    pub(crate) fn threads_for(&self, length: usize) -> usize {
        let is_stated = self.settings.settings.value("jobs").is_some();
        if is_stated || self.shares_threads || length < LARGE {
            return self.threads();
        }
        std::thread::available_parallelism().map_or(1, NonZero::get)
    }

    /// Returns the LLVM version that must be able to read the output, if the command line names one.
    pub(crate) fn llvm_version(&self) -> Option<u32> {
        self.settings.settings.value("llvm-version")?.parse().ok()
    }

    /// Returns the message of `llvm-spirv` for an error that concerns the command line.
    pub(crate) fn words_about(&self, error: &spirv_llvm::Error) -> Option<String> {
        words_about_refused_value(&error.diagnostics().first_error()?.message, &self.settings.constants)
    }

    /// Adds the extensions that the command line allows and forbids.
    fn extend(&self, policy: &mut ExtensionPolicy) -> Result<(), Failure> {
        // A list without a name is one that something else was to fill.
        let items = || self.settings.extension_items();
        let is_blank = !self.settings.extensions.is_empty() && items().all(str::is_empty);
        if is_blank && self.called_as == CalledAs::LlvmSpirv {
            let message = Message::error("--spirv-ext: no extension is named");
            return Err(Failure::usage(message).known_as(INVALID_EXTENSIONS));
        }
        for item in items().filter(|item| !item.is_empty()) {
            match policy.apply(item) {
                Ok(()) => {}
                Err(ExtensionItemError::Form | ExtensionItemError::Unknown { name: "", .. }) => {
                    let text = format!("--spirv-ext: '{item}' is not of the form +NAME or -NAME");
                    return Err(Failure::usage(Message::error(text)).known_as(INVALID_EXTENSIONS));
                }
                Err(ExtensionItemError::Unknown { name, allowed, .. }) if self.lenient => {
                    policy.set(name, allowed);
                }
                Err(ExtensionItemError::Unknown { name, closest, .. }) => {
                    let words = format!("Unknown extension '{name}' was specified via --spirv-ext option");
                    return Err(Failure::usage(unknown_extension(name, closest)).known_as(words));
                }
            }
        }
        Ok(())
    }
}

/// Returns the options without any on the command line, for the name that the command was called by.
fn defaults(called_as: CalledAs) -> Options {
    let mut options = Options::default();
    if called_as == CalledAs::LlvmSpirv {
        for setting in Settings::all() {
            // A test of the list sets every default.
            let _ = setting.llvm_spirv_default.map(|value| setting.set(&mut options, value));
        }
    }
    options
}

/// An invalid command line, for the reason that the library returns.
fn usage(diagnostics: &Diagnostics) -> Failure {
    let first = diagnostics.first_error();
    let message = Message::error(first.map_or(String::new(), |error| error.message.clone()));
    let help = first.and_then(|error| error.help.clone());
    Failure::usage(if let Some(help) = help { message.help(help) } else { message })
}

/// The message about an extension that does not exist.
fn unknown_extension(name: &str, closest: Option<&str>) -> Message {
    let closest = closest.map_or_else(String::new, |closest| format!("the closest name is {closest}; "));
    Message::error(format!("--spirv-ext: unknown extension '{name}'"))
        .help(format!("{closest}--lenient passes over names that are not known"))
}
