import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { JsonSchema } from '../dto.js';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** An absolute URI. International host names and paths pass, as people paste them from their browser. */
const isUri = (text: string): boolean => SCHEME.test(text) && !/[\s\p{Cc}]/u.test(text) && URL.canParse(text);

/** What people type into the bar of a browser, too: a host with a dot in its name, and what comes after it. */
const isAddress = (text: string): boolean =>
  isUri(text) || (/^[^\s\p{Cc}/.]+\.[^\s\p{Cc}]+$/u.test(text) && URL.canParse(`https://${text}`));

/** Our own schemas are checked by the tests of the contract; to compile what checks schemas would delay each start. */
const trusted = { meta: false, validateSchema: false };
const ajv = new Ajv2020({ ...trusted, removeAdditional: false, coerceTypes: false, useDefaults: false, verbose: true });
ajv.addVocabulary(['components']);
ajv.addFormat('uri', isUri);
ajv.addFormat('uri-reference', isAddress);
ajv.addFormat('email', fullFormats.email);

/** Compiles the schema called `name` among schemas that refer to each other as parts of an OpenAPI document. */
export const compileSchema = (name: string, schemas: Record<string, JsonSchema>): ValidateFunction =>
  ajv.compile({ $ref: `#/components/schemas/${name}`, components: { schemas } });
