import type { Dto } from './dto.js';

const known = new Set<Dto>();

/** Remembers a class that the contract mentions; the OpenAPI document is made of these. */
export const declareDto = (...dtos: readonly Dto[]): void => dtos.forEach((dto) => known.add(dto));

export const declaredDtos = (): readonly Dto[] => [...known];
