import type { Type } from '@nestjs/common';
import { MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';

/** The module and the classes of modules that it imports, directly or through others. */
export function modulesOf(module: Type<unknown>, known = new Set<Type<unknown>>()): ReadonlySet<Type<unknown>> {
  known.add(module);
  for (const imported of listIn(module, MODULE_METADATA.IMPORTS).map(classOf)) {
    if (imported !== null && !known.has(imported)) modulesOf(imported, known);
  }
  return known;
}

/** Of a module or a dynamic one; null for what cannot be told before Nest resolves it. */
function classOf(imported: unknown): Type<unknown> | null {
  const { module } = (imported ?? {}) as { readonly module?: unknown };
  const named = module ?? imported;
  return typeof named === 'function' ? (named as Type<unknown>) : null;
}

/** Whether it is of a class that these modules provide. */
export function provides(module: Type<unknown>, instance: object): boolean {
  const providers = [...modulesOf(module)].flatMap((one) => listIn(one, MODULE_METADATA.PROVIDERS));
  return providers.some((provider) => [provider, useClassOf(provider)].includes(instance.constructor));
}

const useClassOf = (provider: unknown): unknown => (provider as { readonly useClass?: unknown } | null)?.useClass;

/** The paths of all operations and pages of these modules. */
export function routesOf(module: Type<unknown>): readonly string[] {
  const controllers = [...modulesOf(module)].flatMap((one) => listIn(one, MODULE_METADATA.CONTROLLERS));
  return controllers.flatMap((controller) => routesOfOne(controller as Type<object>));
}

function routesOfOne(controller: Type<object>): readonly string[] {
  const members = Object.values(Object.getOwnPropertyDescriptors(controller.prototype));
  const handlers = members.flatMap(({ value }) => (typeof value === 'function' ? [value as object] : []));
  const routes = handlers.filter((handler) => Reflect.hasMetadata(PATH_METADATA, handler));
  return pathsOf(controller).flatMap((at) => routes.flatMap(pathsOf).map((path) => joined(at, path)));
}

const pathsOf = (declared: object): readonly string[] =>
  [Reflect.getMetadata(PATH_METADATA, declared) as string | readonly string[] | undefined]
    .flat()
    .map((path) => path ?? '');

const joined = (...paths: readonly string[]): string =>
  `/${paths.flatMap((path) => path.split('/').filter((part) => part !== '')).join('/')}`;

const listIn = (module: Type<unknown>, key: string): readonly unknown[] =>
  (Reflect.getMetadata(key, module) ?? []) as readonly unknown[];
