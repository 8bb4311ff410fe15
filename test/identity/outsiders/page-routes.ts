import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { PageConfig } from '../../../src/shared/delivery/http/routes/route-config.js';
import type { TestApp } from '../../support/http/http-app.js';

export interface KnownPageRoute {
  readonly method: string;
  readonly path: string;
  readonly page: PageConfig;
}

const textOf = (path: unknown): string =>
  String(Array.isArray(path) ? path[0] : (path ?? '')).replace(/^\/+|\/+$/g, '');

/** Of all controllers of the app. */
export function pageRoutesOf({ app }: TestApp): readonly KnownPageRoute[] {
  const classes = [...app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
    [...controllers.values()].map(({ metatype }) => metatype as unknown as { readonly prototype: object }),
  );
  return [...new Set(classes)].flatMap((controller) => {
    const prefix = textOf(Reflect.getMetadata(PATH_METADATA, controller));
    return Object.values(Object.getOwnPropertyDescriptors(controller.prototype)).flatMap(
      ({ value }): KnownPageRoute[] => {
        if (typeof value !== 'function') return [];
        const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, value) as { page?: PageConfig } | undefined;
        if (config?.page === undefined) return [];
        const method = RequestMethod[Number(Reflect.getMetadata(METHOD_METADATA, value))] ?? '';
        const path = [prefix, textOf(Reflect.getMetadata(PATH_METADATA, value))]
          .filter((part) => part !== '')
          .join('/');
        return [{ method, path: `/${path}`, page: config.page }];
      },
    );
  });
}
