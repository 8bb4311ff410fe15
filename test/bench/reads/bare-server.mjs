// What reads are measured against: Fastify and pg, which ask for the same rows and send the same answer; no framework, no
// authentication, no validation, no rule.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'pg';

const [databaseUrl, readsFile] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 10 });
const server = Fastify();

for (const { method, path, sql, values, type, answer } of JSON.parse(readFileSync(readsFile, 'utf8'))) {
  const body = type.startsWith('application/json') ? JSON.parse(answer) : answer;
  server.route({
    method,
    url: path,
    handler: async (_request, reply) => {
      await pool.query({ name: path, text: sql, values });
      return await reply.type(type).send(body);
    },
  });
}

console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit());
