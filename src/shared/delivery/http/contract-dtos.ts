import type { Dto } from './dto.js';

const known = new Set<Dto>();

/** Registers a class of the contract for the OpenAPI document. */
export const declareDto = (...dtos: readonly Dto[]): void => dtos.forEach((dto) => known.add(dto));

export const declaredDtos = (): readonly Dto[] => [...known];
