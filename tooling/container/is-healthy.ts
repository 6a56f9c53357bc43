/** For the container's health check: whether the process answers. */
import { get } from 'node:http';

const port = process.env['PORT'] || '3000';
process.exitCode = 1;
get({ host: '127.0.0.1', port, path: '/healthz', timeout: 4000 }, (reply) => {
  process.exitCode = reply.statusCode === 200 ? 0 : 1;
  reply.resume();
})
  .on('timeout', () => process.exit(1))
  .on('error', () => {});
