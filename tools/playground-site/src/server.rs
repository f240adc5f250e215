//! A server for the check: it has the files of a folder, and receives results.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// The largest result.
const MAX_RESULT: u64 = 1 << 20;

/// A path that is answered late, and with an error: a page that has it is complete when everything else is there.
const WAIT: &str = "/wait";
const DELAY: Duration = Duration::from_secs(4);

/// A running server, until the program ends.
pub(crate) struct Server {
    /// The address of the folder.
    pub(crate) url: String,
    /// The bodies of requests that have one.
    pub(crate) results: Receiver<String>,
}

/// Serves a folder at a free port of this machine.
pub(crate) fn start(folder: &Path) -> Result<Server> {
    let listener = TcpListener::bind("127.0.0.1:0").context("no port is free")?;
    let url = format!("http://{}", listener.local_addr()?);
    let (sender, results) = channel();
    let folder = folder.to_path_buf();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (folder, sender) = (folder.clone(), sender.clone());
            // A browser may end a connection early, which is not a failure of the check.
            thread::spawn(move || answer(&stream, &folder, &sender));
        }
    });
    Ok(Server { url, results })
}

fn answer(stream: &TcpStream, folder: &Path, results: &Sender<String>) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let mut first = String::new();
    reader.read_line(&mut first).ok()?;
    let mut words = first.split(' ');
    let (method, path) = (words.next()?, words.next()?);
    let length = content_length(&mut reader);
    let mut writer = stream;
    if method == "POST" {
        let mut body = String::new();
        reader.take(length.min(MAX_RESULT)).read_to_string(&mut body).ok()?;
        results.send(body).ok()?;
        return writer.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").ok();
    }
    if path == WAIT {
        thread::sleep(DELAY);
    }
    let Some(bytes) = file(folder, path).and_then(|path| std::fs::read(path).ok()) else {
        return writer
            .write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            .ok();
    };
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        bytes.len()
    );
    writer.write_all(head.as_bytes()).ok()?;
    writer.write_all(&bytes).ok()
}

/// Reads the header of a request and returns the length of what follows.
fn content_length(reader: &mut impl BufRead) -> u64 {
    let mut length = 0;
    let mut line = String::new();
    while reader.read_line(&mut line).is_ok_and(|read| read > 2) {
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
        line.clear();
    }
    length
}

/// The file of a path below the folder.
fn file(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = Path::new(path.split('?').next()?.trim_start_matches('/'));
    let is_below = path.components().all(|part| matches!(part, Component::Normal(_)));
    is_below.then(|| folder.join(path))
}
