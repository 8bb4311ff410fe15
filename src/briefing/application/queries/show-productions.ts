import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ProductionState, ProductionFigures } from '../ports/production-figures.js';

/** What is being made, and what failed last, for operators. */
export class ShowProductions extends Query<ProductionState> {
  constructor(readonly failedListed: number) {
    super();
  }
}

@QueryHandler(ShowProductions)
export class ShowProductionsHandler implements IQueryHandler<ShowProductions> {
  constructor(private readonly figures: ProductionFigures) {}

  execute({ failedListed }: ShowProductions): Promise<ProductionState> {
    return this.figures.now(failedListed);
  }
}
