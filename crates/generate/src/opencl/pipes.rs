//! Pipes: the first work-item writes packets.

use super::Smith;
use super::types::UINT;

impl Smith<'_> {
    /// Writes packets, and asks the pipe for its state.
    pub(super) fn pipe_statement(&mut self) {
        let (packet, state) = (self.name("v"), self.name("v"));
        let value = self.expression(UINT, 1);
        self.line(&format!("uint {packet} = {value}, {state} = 0;"));
        self.line("if (gid == 0) {");
        match self.choices.below(3) {
            0 => self.line(&format!("  {state} = (uint)write_pipe(packets, &{packet});")),
            1 => {
                let (count, name) = (1 + self.choices.below(3), self.name("r"));
                self.line(&format!("  reserve_id_t {name} = reserve_write_pipe(packets, {count});"));
                self.line(&format!("  if (is_valid_reserve_id({name})) {{"));
                for number in 0..count {
                    self.line(&format!(
                        "    {state} += (uint)write_pipe(packets, {name}, {number}, &{packet});"
                    ));
                }
                self.line(&format!("    commit_write_pipe(packets, {name});"));
                self.line("  }");
            }
            _ => {
                let function =
                    self.choices.pick(&["get_pipe_num_packets", "get_pipe_max_packets"]).unwrap_or_default();
                self.line(&format!("  {state} = {function}(packets);"));
            }
        }
        self.line("}");
        self.places.push(super::scope::Place::variable(&state, UINT));
    }
}
