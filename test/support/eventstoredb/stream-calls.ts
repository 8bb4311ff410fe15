import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerReadableStream, ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import type { AccessControl } from './access-control.js';
import type { Appends } from './appends.js';
import type { EventLog, Expected, Outcome, Proposed } from './event-log.js';
import { expectationOf, nameOf, proposedOf } from './messages.js';
import { answerTo } from './reads.js';
import { invalid, streamDeleted, wrongVersion, type Refusal } from './refusals.js';
import { AllSubscription, write, type ReadCall } from './subscriptions.js';

type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;
type DeleteCall = ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>;
type TombstoneCall = ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>;

/** The calls of the service `Streams`. */
export class StreamCalls {
  silent = false;

  constructor(
    private readonly log: EventLog,
    private readonly access: AccessControl,
    private readonly appends: Appends,
    private readonly saysCaughtUp: boolean,
  ) {}

  /** For `Server.addService`. */
  get handlers() {
    return {
      append: (call: AppendCall, answer: sendUnaryData<streams.AppendResp>) => this.#append(call, answer),
      read: (call: ReadCall) => void this.#read(call),
      delete: (call: DeleteCall, answer: sendUnaryData<streams.DeleteResp>) => this.#delete(call, answer),
      tombstone: (call: TombstoneCall, answer: sendUnaryData<streams.TombstoneResp>) => this.#tombstone(call, answer),
    };
  }

  #append(call: AppendCall, answer: sendUnaryData<streams.AppendResp>): void {
    let options: streams.AppendReq.Options | undefined;
    const proposed: Proposed[] = [];
    call.on('data', (request: streams.AppendReq) => {
      const message = request.getProposedMessage();
      if (message === undefined) options = request.getOptions();
      else proposed.push(proposedOf(message));
    });
    const finish = async (): Promise<void> => {
      if (this.silent || call.cancelled || options === undefined) return;
      const refused = this.access.refusal(call.metadata, 'write', nameOf(options.getStreamIdentifier()));
      const outcome = refused ?? (await this.appends.append(options, proposed));
      if ('code' in outcome) answer(outcome);
      else answer(null, outcome);
    };
    // A connection that breaks also ends the call; what came until then is no append.
    call.on('end', () => setImmediate(() => void finish()));
  }

  async #read(call: ReadCall): Promise<void> {
    if (this.silent) return;
    const options = call.request.getOptions();
    if (options === undefined) return fail(call, invalid('a read without options'));
    const stream = options.getStream()?.getStreamIdentifier();
    const refused = this.access.refusal(call.metadata, 'read', stream === undefined ? '$all' : nameOf(stream));
    if (refused !== null) return fail(call, refused);
    if (options.hasSubscription()) return await this.#subscribe(call, options);
    const answer = answerTo(this.log, options);
    if ('code' in answer) return fail(call, answer);
    for (const message of answer) await write(call, message);
    call.end();
  }

  async #subscribe(call: ReadCall, options: streams.ReadReq.Options): Promise<void> {
    if (options.getAll() === undefined) return fail(call, invalid('only $all can be subscribed to'));
    await new AllSubscription(call, this.log, options).run(this.saysCaughtUp);
  }

  #delete(call: DeleteCall, answer: sendUnaryData<streams.DeleteResp>): void {
    const options = call.request.getOptions();
    if (this.silent || options === undefined) return;
    const [stream, expected] = [nameOf(options.getStreamIdentifier()), expectationOf(options)];
    const refused = this.access.refusal(call.metadata, 'delete', stream);
    const done = refused ?? positionIn(this.log.delete(stream, expected), stream, expected);
    if (typeof done !== 'string') return answer(done);
    const place = new streams.DeleteResp.Position().setCommitPosition(done).setPreparePosition(done);
    answer(null, new streams.DeleteResp().setPosition(place));
  }

  #tombstone(call: TombstoneCall, answer: sendUnaryData<streams.TombstoneResp>): void {
    const options = call.request.getOptions();
    if (this.silent || options === undefined) return;
    const [stream, expected] = [nameOf(options.getStreamIdentifier()), expectationOf(options)];
    const refused = this.access.refusal(call.metadata, 'delete', stream);
    const done = refused ?? positionIn(this.log.tombstone(stream, expected), stream, expected);
    if (typeof done !== 'string') return answer(done);
    const place = new streams.TombstoneResp.Position().setCommitPosition(done).setPreparePosition(done);
    answer(null, new streams.TombstoneResp().setPosition(place));
  }
}

function positionIn(outcome: Outcome, stream: string, expected: Expected): string | Refusal {
  if (outcome === 'deleted') return streamDeleted(stream);
  if ('current' in outcome) return wrongVersion(stream, expected, outcome.current);
  return String(outcome.position);
}

function fail(call: ReadCall, refusal: Refusal): void {
  call.emit('error', refusal);
}
