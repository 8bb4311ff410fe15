// Runs commands of the command line one after the other in one program, which is started once. argv: for each command
// a JSON list of its words. Prints what each of them said, as a JSON list.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';

const built = async (file) => await import(new URL(`../../../dist/${file}`, import.meta.url).href);

const [{ AppModule }, { readConfig }, { loadExtensions }, { CliLog }, { CliRegistry }, { joinDatabase }] =
  await Promise.all(
    [
      'app.module.js',
      'config.js',
      'extensions/load-extensions.js',
      'shared/delivery/cli/cli-log.js',
      'shared/delivery/cli/cli-registry.js',
      'shared/storage/embedded-postgres/start-database.js',
    ].map(built),
  );

const config = { ...readConfig(), role: 'api' };
const extensions = await loadExtensions(config.extensions);
const database = await joinDatabase(config);
const root = AppModule.forRoot(config, database, { extensions, command: true });
const app = await NestFactory.createApplicationContext(root, { logger: new CliLog(), abortOnError: false });
const said = [];
for (const words of process.argv.slice(2)) {
  const [name, ...argv] = JSON.parse(words);
  const lines = [];
  await app
    .get(CliRegistry)
    .find(name)
    .execute(argv, (line) => lines.push(line));
  said.push(lines.join('\n'));
}
await app.close();
await database.stop();
process.stdout.write(JSON.stringify(said), () => process.exit());
