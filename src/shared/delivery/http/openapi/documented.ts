/** What describes controllers for the OpenAPI document. */
export type Swagger = typeof import('@nestjs/swagger');

/** Stands on a class or on a method of it. */
type Decorator = (target: object, method?: string | symbol, descriptor?: PropertyDescriptor) => void;

/** A decorator of `@nestjs/swagger`, which is not there yet. */
type Description = (swagger: Swagger) => MethodDecorator & ClassDecorator;

const pending: ((swagger: Swagger) => void)[] = [];

/**
 * Describes a controller or a method for the OpenAPI document, and for nothing else, so it is done when somebody asks for
 * the document: `@nestjs/swagger` is an eighth of all modules of the program, and most starts never need it.
 */
export function Documented(description: Description | ((swagger: Swagger) => MethodDecorator)): Decorator {
  return (...place) => {
    pending.push((swagger) => (description(swagger) as Decorator)(...place));
  };
}

/** In the order in which the decorators stand, and each once. */
export function describeControllers(swagger: Swagger): void {
  for (const describe of pending.splice(0)) describe(swagger);
}
