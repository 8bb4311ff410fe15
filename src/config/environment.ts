/** Tells the operator which variable is wrong and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The variables of the environment, read as what they should be. Throws ConfigError. */
export class Environment {
  constructor(private readonly variables: Readonly<Record<string, string | undefined>>) {}

  text(name: string): string | null {
    const value = this.variables[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max) {
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    }
    return Number(value);
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(name) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    return found;
  }

  /** Values separated by commas. */
  list(name: string): readonly string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  /** Ports, separated by commas. */
  ports(name: string, fallback: readonly number[]): readonly number[] {
    const written = this.list(name);
    const wrong = written.find((port) => !PORT.test(port) || Number(port) > LARGEST_PORT);
    if (wrong !== undefined) throw new ConfigError(`${name} must be ports like 80,443,8080, not "${wrong}".`);
    return written.length === 0 ? fallback : written.map(Number);
  }

  /** CIDR ranges, separated by commas. */
  cidrs(name: string): readonly string[] {
    const ranges = this.list(name);
    const wrong = ranges.find((range) => !CIDR.test(range));
    if (wrong !== undefined) throw new ConfigError(`${name} must be CIDR ranges like 10.0.0.0/8, not "${wrong}".`);
    return ranges;
  }
}

const PORT = /^[1-9]\d{0,4}$/;
const LARGEST_PORT = 65_535;
const CIDR = /^(\d{1,3}(\.\d{1,3}){3}\/\d{1,2}|[0-9a-f:]+\/\d{1,3})$/i;
