import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSiteServer } from '../../deploy/serve.ts';
import { ask } from '../../e2e/hosts/ask.ts';
import { startServer } from '../../e2e/start-server.ts';

/** More than what a connection keeps on its way, so that it is not sent whole while nobody reads. */
const bytes = 64 * 2 ** 20;

describe('The server of npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'large-00000000.js'), Buffer.alloc(bytes, ' '));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes no error into a response that is on its way', async () => {
    const server = await startServer(createSiteServer(folder));
    const socket = connect(server.port);
    socket.write('GET /assets/large-00000000.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'readable');
    socket.write('\0 is no request\r\n\r\n');
    const answer = await text(socket).catch(() => '');
    server.close();
    expect(answer.slice(0, 15)).toBe('HTTP/1.1 200 OK');
    expect(answer.slice(15)).not.toContain('HTTP/1.1');
    expect(answer.length, 'bytes until the connection is closed').toBeLessThan(bytes);
  });

  it.each([
    ['GET', {}, 206],
    ['HEAD', {}, 200],
    ['GET', { 'if-range': 'its weak ETag' }, 200],
  ])('answers %s with a range and %o with %i (RFC 9110, 13.1.5 and 14.2)', async (method, asked: Record<string, string>, status) => {
    const server = await startServer(createSiteServer(folder));
    onTestFinished(() => server.close());
    const { etag } = (await ask(server.port, '/assets/large-00000000.js', {}, 'HEAD')).headers;
    expect(etag).toMatch(/^W\//);
    const headers = { range: 'bytes=0-3', ...(asked['if-range'] && { 'if-range': etag! }) };
    expect((await ask(server.port, '/assets/large-00000000.js', headers, method)).status).toBe(status);
  });

  it('allows the scripts of a build that has replaced the folder', async () => {
    const build = (name: string, script: string) => {
      mkdirSync(join(folder, name));
      for (const file of ['index.html', '404.html']) writeFileSync(join(folder, name, file), `<script>${script}</script>`);
      return createHash('sha256').update(script).digest('base64');
    };
    const former = build('dist', 'former');
    const server = await startServer(createSiteServer(join(folder, 'dist')));
    onTestFinished(() => server.close());
    const policy = async () => (await ask(server.port, '/')).headers['content-security-policy'];
    expect(await policy()).toContain(former);
    const next = build('next', 'next');
    renameSync(join(folder, 'dist'), join(folder, 'replaced'));
    renameSync(join(folder, 'next'), join(folder, 'dist'));
    expect(await policy()).toContain(next);
  });

  it('does not crash when a deploy removes a file while its visitor leaves', async () => {
    const site = createSiteServer(folder);
    const server = await startServer(site);
    onTestFinished(() => server.close());
    const uncaught = vi.fn<() => void>();
    process.once('uncaughtException', uncaught);
    onTestFinished(() => void process.off('uncaughtException', uncaught));
    const file = join(folder, 'removed.svg');
    writeFileSync(file, '<svg/>');
    let response: ServerResponse;
    site.once('request', (_, each: ServerResponse) => (response = each));
    const { createReadStream } = fs;
    const open = vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...opened) => {
      rmSync(file);
      response.destroy();
      return createReadStream(...opened);
    });
    onTestFinished(() => open.mockRestore());
    await expect(ask(server.port, '/removed.svg')).rejects.toThrow('socket hang up');
    expect((await ask(server.port, '/removed.svg')).status).toBe(404);
    expect(open).toHaveBeenCalledOnce();
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('closes the connection of a refused CONNECT, and does not crash on an error of it', async () => {
    const site = createSiteServer(folder);
    const server = await startServer(site);
    onTestFinished(() => server.close());
    const refused = once(site, 'connect');
    const socket = connect(server.port);
    socket.write('CONNECT site.example:443 HTTP/1.1\r\nHost: site.example:443\r\n\r\n');
    const [, opened] = await refused;
    socket.write('bytes for a tunnel');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
    await vi.waitFor(() => expect(opened.closed).toBe(true));
    expect(() => opened.emit('error', new Error('reset'))).not.toThrow();
  });

  it.each([
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ])('answers %s with %s', async (code, status) => {
    let answer = '';
    const socket = new Duplex({ read() {}, write: (chunk, _, done) => ((answer += chunk), done()) });
    createSiteServer(folder).emit('clientError', Object.assign(new Error(code), { code }), socket);
    await once(socket, 'finish');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
    expect(answer).toMatch(new RegExp(`\r\n\r\n${status}\n$`));
  });
});
