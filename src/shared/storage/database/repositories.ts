import { Injectable } from '@nestjs/common';
import type { EntitySchema, ObjectLiteral, Repository } from 'typeorm';
import { TypeormUnitOfWork } from './typeorm-unit-of-work.js';

/** The rows of mapped tables. For tables that are read and written row by row; SQL on sets goes through Database. */
@Injectable()
export class Repositories {
  constructor(private readonly unitOfWork: TypeormUnitOfWork) {}

  /**
   * In the open unit of work, or on a pooled connection when there is none: ask again for each statement. Throws DatabaseUnavailable as Database does. Prefer `insert`, `update`, `upsert` and `delete`, which are one
   * statement: `save` reads first.
   */
  of<Row extends ObjectLiteral>(table: EntitySchema<Row>): Repository<Row> {
    return this.unitOfWork.manager.getRepository(table);
  }
}
