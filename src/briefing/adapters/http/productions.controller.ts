import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OPERATORS } from '../../../shared/delivery/admin/operators-only.js';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import { ProductionsRequest, ProductionsResponse, toProductions } from './productions.dto.js';

/** Productions as operators see them. */
@Controller('api/v1/admin/productions')
export class ProductionsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('get')
  @Operation({
    ...OPERATORS,
    summary: 'How many briefings are being made, and which failed last and why, for operators',
    response: ProductionsResponse,
    errors: [400, 401, 403],
  })
  async get(
    @RequestBody(ProductionsRequest, { optional: true }) body: ProductionsRequest,
  ): Promise<ProductionsResponse> {
    return toProductions(await this.queries.execute(body.toQuery()));
  }
}
