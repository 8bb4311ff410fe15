import { Described, Pattern, Text } from '../../../../shared/delivery/http/dto.js';

export class SkillStartQuery {
  @Described('BASE64URL(SHA256(code_verifier)), as RFC 7636 has it: 43 characters.')
  @Pattern(/^[A-Za-z0-9_-]{43}$/)
  code_challenge!: string;

  @Described('Comes back with the code, for the agent to compare.')
  @Text(1, 512)
  state!: string;
}
