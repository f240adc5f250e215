//! Licenses as expressions of SPDX: names joined by `AND` and `OR`, with parentheses and exceptions (`WITH`).

use anyhow::{Result, bail};

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expression {
    /// A license, with its exception if it has one.
    License(String),
    /// All of them apply.
    All(Vec<Expression>),
    /// One of them may be chosen.
    Any(Vec<Expression>),
}

impl Expression {
    /// Parses an expression. Cargo's older form has `/` in place of `OR`.
    ///
    /// # Errors
    /// The text is not an expression.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut words = words.as_slice();
        let expression = any(&mut words)?;
        if !words.is_empty() {
            bail!("`{text}` is not an expression of licenses");
        }
        Ok(expression)
    }

    /// Returns the licenses to comply with if only the `allowed` ones may be chosen, preferring earlier alternatives;
    /// `None` if no choice is allowed.
    pub(crate) fn choose(&self, allowed: &[String]) -> Option<Vec<String>> {
        match self {
            Expression::License(name) => allowed.contains(name).then(|| vec![name.clone()]),
            Expression::All(parts) => {
                let chosen: Option<Vec<Vec<String>>> =
                    parts.iter().map(|part| part.choose(allowed)).collect();
                chosen.map(|chosen| chosen.concat())
            }
            Expression::Any(parts) => parts.iter().find_map(|part| part.choose(allowed)),
        }
    }
}

/// `OR` binds weaker than `AND`.
fn any(words: &mut &[&str]) -> Result<Expression> {
    let parts = joined(words, "OR", |words| {
        let parts = joined(words, "AND", single)?;
        Ok(one_or(parts, Expression::All))
    })?;
    Ok(one_or(parts, Expression::Any))
}

fn one_or(mut parts: Vec<Expression>, many: fn(Vec<Expression>) -> Expression) -> Expression {
    match parts.pop() {
        Some(only) if parts.is_empty() => only,
        last => {
            parts.extend(last);
            many(parts)
        }
    }
}

fn joined(
    words: &mut &[&str],
    joint: &str,
    part: impl Fn(&mut &[&str]) -> Result<Expression>,
) -> Result<Vec<Expression>> {
    let mut parts = vec![part(words)?];
    while words.first() == Some(&joint) {
        *words = &words[1..];
        parts.push(part(words)?);
    }
    Ok(parts)
}

fn single(words: &mut &[&str]) -> Result<Expression> {
    let Some((first, rest)) = words.split_first() else { bail!("a license is missing") };
    *words = rest;
    if *first == "(" {
        let inner = any(words)?;
        let Some((&")", rest)) = words.split_first() else { bail!("a parenthesis is not closed") };
        *words = rest;
        return Ok(inner);
    }
    if [")", "AND", "OR", "WITH"].contains(first) {
        bail!("a license is missing before `{first}`");
    }
    match *words {
        ["WITH", exception, rest @ ..] => {
            *words = rest;
            Ok(Expression::License(format!("{first} WITH {exception}")))
        }
        _ => Ok(Expression::License((*first).to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(text: &str, allowed: &[&str]) -> Option<String> {
        let allowed: Vec<String> = allowed.iter().map(|name| (*name).to_owned()).collect();
        Expression::parse(text).unwrap().choose(&allowed).map(|names| names.join(" + "))
    }

    #[test]
    fn one_of_the_alternatives_suffices_and_all_of_the_rest_is_needed() {
        assert_eq!(chosen("MIT OR Apache-2.0", &["Apache-2.0"]).as_deref(), Some("Apache-2.0"));
        assert_eq!(chosen("MIT/Apache-2.0", &["MIT"]).as_deref(), Some("MIT"));
        assert_eq!(chosen("(MIT OR Apache-2.0) AND Unicode-3.0", &["MIT"]), None);
        assert_eq!(
            chosen("(MIT OR Apache-2.0) AND Unicode-3.0", &["MIT", "Unicode-3.0"]).as_deref(),
            Some("MIT + Unicode-3.0")
        );
        assert_eq!(chosen("MIT OR GPL-3.0 AND X", &["GPL-3.0", "X"]).as_deref(), Some("GPL-3.0 + X"));
        assert_eq!(chosen("Apache-2.0 WITH LLVM-exception", &["Apache-2.0"]), None);
        assert_eq!(chosen("GPL-3.0", &["MIT"]), None);
    }

    #[test]
    fn other_texts_are_no_expressions() {
        for text in ["", "MIT OR", "(MIT", "MIT Apache-2.0", "OR MIT", "MIT )"] {
            assert!(Expression::parse(text).is_err(), "{text}");
        }
    }
}
