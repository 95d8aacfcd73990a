package flipscope.browser.build;

import flipscope.browser.instead.Containers;
import flipscope.browser.instead.Digests;
import flipscope.browser.instead.Division;
import flipscope.browser.instead.Formats;
import flipscope.browser.instead.InsteadOf;
import flipscope.browser.instead.Libraries;
import flipscope.browser.instead.Patterns;
import flipscope.browser.instead.Randoms;
import flipscope.browser.instead.Resources;
import flipscope.browser.instead.Streams;
import flipscope.browser.instead.Strings;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.InvokeDynamicInstruction;
import org.teavm.model.MethodHandle;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.RuntimeConstant;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.LongConstantInstruction;
import org.teavm.model.instructions.NumericOperandType;

/**
 * While TeaVM reads classes, turns calls of methods that its class library lacks, or has otherwise,
 * into calls of those that are marked with {@link InsteadOf}; and divisions into those of {@link
 * Division}, unless the divisor is a constant.
 */
public final class MissingCalls implements ClassHolderTransformer {
    private static final String INSTEAD = Division.class.getPackageName();

    private final Map<MethodReference, MethodReference> calls = new HashMap<>();

    public MissingCalls() {
        Stream.of(
                        Containers.class,
                        Digests.class,
                        Division.class,
                        Formats.class,
                        Libraries.class,
                        Patterns.class,
                        Randoms.class,
                        Resources.class,
                        Streams.class,
                        Strings.class)
                .forEach(this::addAll);
    }

    private void addAll(Class<?> holder) {
        for (Method each : holder.getMethods()) {
            InsteadOf mark = each.getAnnotation(InsteadOf.class);
            if (mark != null) {
                calls.put(
                        missing(mark.value(), each),
                        new MethodReference(holder.getName(), each.getName(), signature(each)));
            }
        }
    }

    private static ValueType[] signature(Method method) {
        List<ValueType> types = new ArrayList<>();
        for (Class<?> each : method.getParameterTypes()) {
            types.add(ValueType.parse(each));
        }
        types.add(ValueType.parse(method.getReturnType()));
        return types.toArray(new ValueType[0]);
    }

    /** The method that one stands for. */
    private static MethodReference missing(Class<?> owner, Method ours) {
        ValueType[] types = signature(ours);
        int skipped = isStatic(owner, ours) ? 0 : 1;
        return new MethodReference(
                owner.getName(), ours.getName(), Arrays.copyOfRange(types, skipped, types.length));
    }

    private static boolean isStatic(Class<?> owner, Method ours) {
        return Arrays.stream(owner.getMethods())
                .anyMatch(
                        each ->
                                each.getName().equals(ours.getName())
                                        && Arrays.equals(
                                                each.getParameterTypes(),
                                                ours.getParameterTypes()));
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().startsWith(INSTEAD)) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    block.forEach(this::replace);
                }
            }
        }
    }

    private void replace(Instruction each) {
        if (each instanceof InvokeInstruction call && calls.containsKey(call.getMethod())) {
            call(call);
        } else if (each instanceof InvokeDynamicInstruction reference) {
            reference.getBootstrapArguments().replaceAll(this::handle);
        } else if (each instanceof BinaryInstruction division && mayTrap(division)) {
            divide(division);
        }
    }

    private void call(InvokeInstruction call) {
        List<Variable> arguments = new ArrayList<>(call.getArguments());
        if (call.getInstance() != null) {
            arguments.add(0, call.getInstance());
            call.setInstance(null);
        }
        call.setType(InvocationType.SPECIAL);
        call.setMethod(calls.get(call.getMethod()));
        call.setArguments(arguments.toArray(new Variable[0]));
    }

    private RuntimeConstant handle(RuntimeConstant constant) {
        if (constant.getKind() != RuntimeConstant.METHOD_HANDLE) {
            return constant;
        }
        MethodHandle handle = constant.getMethodHandle();
        if (handle.getName() == null || handle.getArgumentTypes() == null) {
            return constant;
        }
        MethodReference called =
                new MethodReference(handle.getClassName(), handle.getName(), handle.signature());
        return calls.containsKey(called)
                ? new RuntimeConstant(MethodHandle.staticCaller(calls.get(called)))
                : constant;
    }

    private static boolean mayTrap(BinaryInstruction division) {
        boolean divides =
                division.getOperation() == BinaryOperation.DIVIDE
                        || division.getOperation() == BinaryOperation.MODULO;
        boolean whole =
                division.getOperandType() == NumericOperandType.INT
                        || division.getOperandType() == NumericOperandType.LONG;
        return divides && whole && !isConstant(division.getSecondOperand(), division);
    }

    /** Whether the last that was put into a variable is a number by which all can be divided. */
    private static boolean isConstant(Variable divisor, Instruction user) {
        for (Instruction each = user.getPrevious(); each != null; each = each.getPrevious()) {
            if (each instanceof IntegerConstantInstruction number
                    && number.getReceiver() == divisor) {
                return number.getConstant() > 0;
            }
            if (each instanceof LongConstantInstruction number && number.getReceiver() == divisor) {
                return number.getConstant() > 0;
            }
        }
        return false;
    }

    private static void divide(BinaryInstruction division) {
        boolean wide = division.getOperandType() == NumericOperandType.LONG;
        ValueType type = wide ? ValueType.LONG : ValueType.INTEGER;
        boolean modulo = division.getOperation() == BinaryOperation.MODULO;
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(
                new MethodReference(
                        Division.class.getName(), modulo ? "modulo" : "divide", type, type, type));
        call.setArguments(division.getFirstOperand(), division.getSecondOperand());
        call.setReceiver(division.getReceiver());
        call.setLocation(division.getLocation());
        division.replace(call);
    }
}
