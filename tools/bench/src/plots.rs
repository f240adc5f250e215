//! The plots of the measurements.

use super::processes::{Cost, Way};
use anyhow::{Result, anyhow};
use plotters::prelude::*;
use std::path::Path;

/// Width and height of a plot.
const SIZE: (u32, u32) = (900, 480);

/// The colors of the programs, in the order of the table.
const COLORS: [RGBColor; 4] = [
    RGBColor(0x1b, 0x6c, 0xa8),
    RGBColor(0xd9, 0x6b, 0x27),
    RGBColor(0x55, 0x8b, 0x2f),
    RGBColor(0x88, 0x88, 0x88),
];

/// CPU time of whole processes, on a logarithmic scale: a group of bars for each input and way.
///
/// # Errors
/// The file cannot be written.
pub(super) fn costs(path: &Path, costs: &[Cost]) -> Result<()> {
    let mut groups: Vec<(&str, Way)> = Vec::new();
    let mut programs: Vec<&str> = Vec::new();
    for cost in costs {
        if !groups.contains(&(cost.input, cost.way)) {
            groups.push((cost.input, cost.way));
        }
        if !programs.contains(&cost.program.as_str()) {
            programs.push(&cost.program);
        }
    }
    let most = costs.iter().map(|cost| cost.cpu).fold(1.0, f64::max);
    let least = costs.iter().map(|cost| cost.cpu).fold(1.0, f64::min);
    let area = SVGBackend::new(path, SIZE).into_drawing_area();
    area.fill(&WHITE).map_err(drawing)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(12)
        .caption("CPU time of whole processes, ms", ("sans-serif", 18))
        .x_label_area_size(36)
        .y_label_area_size(60)
        .build_cartesian_2d(0.0..groups.len() as f64, (least / 2.0..most * 2.0).log_scale())
        .map_err(drawing)?;
    let label = |at: &f64| match groups.get(*at as usize) {
        Some((input, way)) if at.fract() != 0.0 => format!("{input}, {}", way.name()),
        _ => String::new(),
    };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .x_labels(2 * groups.len() + 1)
        .x_label_formatter(&label)
        .y_label_formatter(&|ms| format!("{ms}"))
        .draw()
        .map_err(drawing)?;
    let width = 0.8 / programs.len().max(1) as f64;
    for (number, program) in programs.iter().enumerate() {
        let color = COLORS[number % COLORS.len()];
        let bars = costs.iter().filter(|cost| cost.program == *program).filter_map(|cost| {
            let group = groups.iter().position(|group| *group == (cost.input, cost.way))?;
            let left = group as f64 + 0.1 + number as f64 * width;
            Some(Rectangle::new([(left, least / 2.0), (left + width, cost.cpu)], color.filled()))
        });
        let drawn = chart.draw_series(bars).map_err(drawing)?;
        drawn
            .label(*program)
            .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], color.filled()));
    }
    chart.configure_series_labels().position(SeriesLabelPosition::UpperLeft).draw().map_err(drawing)?;
    area.present().map_err(drawing)
}

/// How much more a unit of each dimension costs in a large module, there and back.
///
/// # Errors
/// The file cannot be written.
pub(super) fn growth(path: &Path, growth: &[(String, f64, f64)]) -> Result<()> {
    let most = growth.iter().map(|row| row.1.max(row.2)).fold(2.0, f64::max);
    let area = SVGBackend::new(path, SIZE).into_drawing_area();
    area.fill(&WHITE).map_err(drawing)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(12)
        .caption("Cost of a unit in a module 64 times as large", ("sans-serif", 18))
        .x_label_area_size(30)
        .y_label_area_size(190)
        .build_cartesian_2d(0.0..most * 1.05, 0.0..growth.len() as f64)
        .map_err(drawing)?;
    let label = |at: &f64| match growth.get(*at as usize) {
        Some((dimension, ..)) if at.fract() != 0.0 => dimension.clone(),
        _ => String::new(),
    };
    chart
        .configure_mesh()
        .disable_y_mesh()
        .y_labels(2 * growth.len() + 1)
        .y_label_formatter(&label)
        .draw()
        .map_err(drawing)?;
    for (number, name) in ["to SPIR-V", "to LLVM IR"].into_iter().enumerate() {
        let color = COLORS[number];
        let bars = growth.iter().enumerate().map(|(row, (_, there, back))| {
            let low = row as f64 + 0.12 + number as f64 * 0.38;
            Rectangle::new([(0.0, low), ([*there, *back][number], low + 0.38)], color.filled())
        });
        let drawn = chart.draw_series(bars).map_err(drawing)?;
        drawn.label(name).legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], color.filled()));
    }
    chart.configure_series_labels().position(SeriesLabelPosition::LowerRight).draw().map_err(drawing)?;
    area.present().map_err(drawing)
}

/// The library's errors borrow from it.
fn drawing(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("a plot cannot be drawn: {error}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use task_support::workspace;

    #[test]
    fn plots_name_what_they_show() {
        let folder = workspace::target_dir().join("bench-test");
        std::fs::create_dir_all(&folder).unwrap();
        let cost = |way, program: &str, cpu| Cost {
            input: "small",
            way,
            program: program.to_owned(),
            cpu,
            elapsed: cpu,
            memory: 1.0,
        };
        let all = [
            cost(Way::Forward, "ours", 1.0),
            cost(Way::Forward, "theirs", 8.0),
            cost(Way::Copy, "llvm", 30.0),
        ];
        costs(&folder.join("costs.svg"), &all).unwrap();
        growth(&folder.join("growth.svg"), &[("functions".to_owned(), 1.0, 1.25)]).unwrap();
        let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
        for name in ["ours", "theirs", "llvm", "small, to SPIR-V"] {
            assert!(text("costs.svg").contains(name), "{name}");
        }
        assert!(text("growth.svg").contains("functions"));
    }
}
